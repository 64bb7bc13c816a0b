//! Who wins when several say something, and what is refused.

use super::*;

fn file(text: &str) -> Result<File> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("config.toml");
    std::fs::write(&path, text)?;
    read(&path)
}

const FULL: &str = "port = 1\nlan = true\nopen = true\nunlimited = true\nbehind-proxy = true\ndata = '/d'\n\
    bus = 'nats://b'\ndecks = ['/a', '/b']\nweb = '/w'\norigin = ['https://a.example']\nbot-pace = '5-6'\n\
    keep-games = '90d'\nhall = false\ndatabase = 'postgres://ada@host/games'\n";

#[test]
fn a_file_sets_everything_that_nothing_else_does() {
    let settings = Args::default().over(Environment::default(), file(FULL).unwrap());
    let settings = settings.unwrap();
    let expected = Settings {
        port: 1,
        lan: true,
        open: true,
        data: Some("/d".into()),
        postgres: Some("postgres://ada@host/games".to_owned()),
        bus: Typed::new("bus", Some("nats://b".to_owned())),
        decks: vec!["/a".into(), "/b".into()],
        web: Some("/w".into()),
        origin: vec!["https://a.example".into()],
        bot_pace: Pace { from: 5, to: 6 },
        keep_games: Keep(Some(Duration::from_secs(90 * 86_400))),
        hall: false,
        behind_proxy: true,
        unlimited: true,
    };
    assert_eq!(settings, expected);
}

#[test]
fn what_was_given_wins_over_the_file_and_the_file_over_the_defaults() {
    let args = Args {
        port: Some(2),
        lan: Some(false),
        decks: vec!["/flag".into()],
        ..Args::default()
    };
    let environment = || Environment {
        decks: vec!["/env".into()],
        ..Environment::default()
    };
    let settings = args.over(environment(), file(FULL).unwrap()).unwrap();
    assert_eq!(
        (settings.port, settings.lan, settings.open),
        (2, false, true)
    );
    assert_eq!(settings.decks, [PathBuf::from("/flag")]);
    let settings = Args::default()
        .over(environment(), file(FULL).unwrap())
        .unwrap();
    assert_eq!(settings.decks, [PathBuf::from("/env")]);
    let settings = Args::default()
        .over(Environment::default(), File::default())
        .unwrap();
    assert_eq!((settings.port, settings.lan), (8080, false));
    assert!(settings.hall);
    assert_eq!(settings.bot_pace, Pace::default());
    assert_eq!(settings.keep_games, Keep(None), "for ever");
    let args = Args {
        keep_games: Some(Keep(None)),
        ..Args::default()
    };
    let settings = args
        .over(Environment::default(), file(FULL).unwrap())
        .unwrap();
    assert_eq!(settings.keep_games, Keep(None), "`forever` takes it back");
}

/// A folder or a database, whichever is named first: by a flag, by the environment, by the file.
#[test]
fn where_the_games_are_is_decided_by_whoever_is_asked_first() {
    let postgres = |name: &str| format!("postgres://ada@host/{name}");
    let place = |args: &Args, environment: Environment, text: &str| {
        let settings = args.over(environment, file(text).unwrap()).unwrap();
        settings.database().unwrap()
    };
    let environment = |data: Option<&str>, database: Option<&str>| Environment {
        place: Place {
            data: data.map(PathBuf::from),
            database: Typed::new("ANTEDATE_DATABASE", database.map(postgres)),
            ..Place::default()
        },
        ..Environment::default()
    };
    let folder = |path: &str| Database::Folder(path.into());
    let flag = |data: Option<&str>, database: Option<&str>| {
        let database = database.map(postgres);
        Args::about(None, data.map(Path::new), database.as_deref())
    };
    let (none, of_flag) = (flag(None, None), flag(Some("/flag"), None));
    let of_environment = || environment(None, Some("env"));
    assert_eq!(place(&of_flag, of_environment(), FULL), folder("/flag"));
    let both = flag(Some("/flag"), Some("flag"));
    let named = Database::Postgres(postgres("flag"));
    assert_eq!(place(&both, of_environment(), FULL), named);
    let named = Database::Postgres(postgres("env"));
    assert_eq!(place(&none, of_environment(), FULL), named);
    assert_eq!(
        place(&none, environment(Some("/env"), Some("env")), FULL),
        named
    );
    assert_eq!(
        place(&none, environment(Some("/env"), None), FULL),
        folder("/env")
    );
    let named = Database::Postgres(postgres("games"));
    assert_eq!(place(&none, Environment::default(), FULL), named);
}

/// A bus named below a folder is the bus of the database that the folder overrules.
#[test]
fn a_folder_overrules_the_bus_of_a_database_too() {
    let environment = |data: Option<&str>| Environment {
        place: Place {
            data: data.map(PathBuf::from),
            bus: Typed::new("ANTEDATE_BUS", Some("nats://env".to_owned())),
            ..Place::default()
        },
        ..Environment::default()
    };
    let bus = |args: &Args, environment: Environment, text: &str| {
        let settings = args.over(environment, file(text).unwrap()).unwrap();
        settings.bus().map(|bus| bus.map(|url| url.to_string()))
    };
    let data = |bus: Option<&str>| Args {
        bus: bus.map(str::to_owned),
        ..Args::about(None, Some(Path::new("/flag")), None)
    };
    assert_eq!(bus(&data(None), environment(None), FULL).unwrap(), None);
    let by_flag = bus(&data(Some("nats://b")), environment(None), FULL).unwrap_err();
    assert!(by_flag.is::<Usage>());
    let in_file = "data = '/d'\nbus = 'nats://b'\n";
    let by_file = bus(&Args::default(), Environment::default(), in_file).unwrap_err();
    assert!(!by_file.is::<Usage>());
    let none = Args::default();
    let joined = bus(&none, environment(None), FULL).unwrap();
    assert_eq!(joined.as_deref(), Some("nats://env:4222"));
    let joined = bus(&none, Environment::default(), FULL).unwrap();
    assert_eq!(joined.as_deref(), Some("nats://b:4222"));
    assert!(bus(&none, environment(Some("/env")), FULL).is_err());
    let only_data = Environment {
        place: Place {
            bus: None,
            ..environment(Some("/env")).place
        },
        ..Environment::default()
    };
    assert_eq!(bus(&none, only_data, FULL).unwrap(), None);
}

#[test]
fn a_wrong_variable_is_a_fault_only_where_it_decides() {
    let environment = || Environment {
        place: Place {
            database: Typed::new("ANTEDATE_DATABASE", Some("mysql://ada:secret@h".into())),
            ..Place::default()
        },
        ..Environment::default()
    };
    let decide = |data: Option<&str>, database: Option<&str>| {
        let args = Args::about(None, data.map(Path::new), database);
        args.over(environment(), File::default())
    };
    assert!(decide(Some("/flag"), None).is_ok());
    assert!(decide(None, Some("postgres://ada@host/games")).is_ok());
    let fault = decide(None, None).unwrap_err();
    assert!(fault.is::<Usage>());
    let said = fault.to_string();
    assert!(said.starts_with("ANTEDATE_DATABASE: give"), "{said}");
    assert!(!said.contains("secret"), "{said}");
}

#[test]
fn how_long_games_are_kept_is_said_in_hours_days_and_weeks() {
    let hours = |text: &str| {
        text.parse::<Keep>()
            .map(|keep| keep.0.map(|time| time.as_secs() / 3600))
    };
    assert_eq!(hours("36h"), Ok(Some(36)));
    assert_eq!(hours("90d"), Ok(Some(90 * 24)));
    assert_eq!(hours("2 w"), Ok(Some(14 * 24)));
    assert_eq!(hours("forever"), Ok(None));
    for odd in [
        "",
        "90",
        "d",
        "0d",
        "-1d",
        "1.5d",
        "90days",
        "99999999w",
        "90 m",
    ] {
        assert!(hours(odd).is_err(), "{odd}");
    }
}

#[test]
fn paths_in_a_file_are_meant_from_where_it_lies() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("config.toml");
    std::fs::write(&path, "decks = ['mine']\ndata = 'games'\n").unwrap();
    let read = read(&path).unwrap();
    assert_eq!(read.decks, Some(vec![folder.path().join("mine")]));
    assert_eq!(read.data, Some(folder.path().join("games")));
}

#[test]
fn what_is_not_a_setting_is_an_error_with_its_line() {
    for (text, told) in [
        ("port = 1\nprot = 2\n", "unknown field `prot`"),
        ("port = 1\nport = 70000\n", "line 2"),
        ("port = 1\nlan = 'perhaps'\n", "invalid type"),
        ("port = 1\nbot-pace = 'slow'\n", "800-2000"),
        ("port = 1\nkeep-games = '90'\n", "90d"),
        (
            "port = 1\ndatabase = 'mysql://a:secret@h'\n",
            "postgres://user",
        ),
        ("port = 1\nbus = 'localhost'\n", "nats://127.0.0.1:4222"),
        ("port = 1\nbus = 'nats:/a:secret@h'\n", "begin with nats://"),
        ("port = 1\ndatabase = 'postgres://a:secret@h\n", "invalid"),
        ("port = 1\n[server]\n", "unknown field `server`"),
    ] {
        let error = format!("{:#}", file(text).err().expect(text));
        assert!(error.contains("line 2"), "{text}: {error}");
        assert!(error.contains(told), "{text}: {error}");
        assert!(error.contains("config.toml"), "{text}: {error}");
        assert!(!error.contains("secret"), "{text}: {error}");
    }
}
