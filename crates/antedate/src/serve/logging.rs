//! The log of a server: one JSON object a line on standard error.

use std::io;

use anyhow::{Context, Result};
use tracing::Subscriber;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// How much is logged: a level, or levels by module.
const VARIABLE: &str = "ANTEDATE_LOG";

/// Logs from now on what the server has to say.
pub(super) fn start() -> Result<()> {
    let wanted = std::env::var(VARIABLE).unwrap_or_default();
    // Where somebody logs already, as in a test, it is left so.
    let _ = subscriber(filter(&wanted)?, io::stderr).try_init();
    Ok(())
}

fn filter(wanted: &str) -> Result<Targets> {
    if wanted.is_empty() {
        return Ok(Targets::new().with_default(LevelFilter::INFO));
    }
    let is_level = |part: &str| part.contains('=') || part.parse::<LevelFilter>().is_ok();
    let parsed = wanted.parse().ok();
    // To the parser a word that is no level is a module, all of which is logged.
    let parsed = parsed.filter(|_| wanted.split(',').all(is_level));
    parsed.with_context(|| {
        format!(
            "{VARIABLE} is `{wanted}`; write error, warn, info, debug, trace or off, or levels by \
             module like info,antedate_live=debug"
        )
    })
}

fn subscriber<W>(filter: Targets, writer: W) -> impl Subscriber + Send + Sync
where
    W: for<'w> MakeWriter<'w> + Send + Sync + 'static,
{
    let lines = tracing_subscriber::fmt::layer()
        .json()
        .flatten_event(true)
        .with_current_span(false)
        .with_span_list(false)
        // A log that nobody can read any more must not stop the games.
        .log_internal_errors(false)
        .with_writer(writer);
    tracing_subscriber::registry().with(filter).with(lines)
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use serde_json::Value;

    use super::*;

    #[derive(Clone, Default)]
    struct Lines(Arc<Mutex<Vec<u8>>>);

    impl io::Write for Lines {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn events_are_objects_with_their_fields_from_the_level_on_that_is_asked_for() {
        let lines = Lines::default();
        let writer = lines.clone();
        let subscriber = subscriber(filter("warn").unwrap(), move || writer.clone());
        tracing::subscriber::with_default(subscriber, || {
            tracing::info!(event = "bus_joined", node = 7, "not asked for");
            tracing::warn!(event = "bus_lost", node = 7, why = "cut", "the bus is lost");
        });
        let written = lines.0.lock().unwrap().clone();
        let object: Value = serde_json::from_slice(&written).unwrap();
        assert_eq!(object["level"], "WARN");
        assert_eq!(object["event"], "bus_lost");
        assert_eq!(
            (&object["node"], &object["why"]),
            (&7.into(), &"cut".into())
        );
    }

    #[test]
    fn a_level_that_is_none_is_refused() {
        let error = filter("loud").unwrap_err().to_string();
        assert!(error.contains("ANTEDATE_LOG is `loud`"), "{error}");
        assert!(filter("info,antedate_live=loud").is_err());
        assert!(filter("info,antedate_live=debug").is_ok() && filter("").is_ok());
    }
}
