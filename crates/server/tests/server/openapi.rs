//! The description for machines says what the server really does: every answer is compared
//! with its schema, both ways, so that a field added, renamed or dropped in Rust is noticed.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::common::{Client, Reply, get, id_of, make, post, quick, request, start, token};
use crate::daily::{THURSDAY, TestClock, ask, play, send};

struct Document(Value);

impl Document {
    /// Follows a reference.
    fn resolve<'a>(&'a self, schema: &'a Value) -> &'a Value {
        match schema["$ref"].as_str() {
            // A variant that holds a type of its own has fields beside the reference.
            Some(path) if schema.get("properties").is_none() => self.pointer(path),
            _ => schema,
        }
    }

    fn pointer(&self, path: &str) -> &Value {
        self.0.pointer(path.trim_start_matches('#')).expect(path)
    }

    /// Lists the fields of an object, and which of them are always there.
    fn fields(&self, schema: &Value) -> (serde_json::Map<String, Value>, BTreeSet<String>) {
        let (mut fields, mut required) = match schema["$ref"].as_str() {
            Some(path) => self.fields(self.pointer(path)),
            None => Default::default(),
        };
        let own = schema["properties"].as_object().cloned();
        fields.extend(own.unwrap_or_default());
        let names = schema["required"].as_array().into_iter().flatten();
        required.extend(names.filter_map(Value::as_str).map(str::to_owned));
        (fields, required)
    }

    fn schema(&self, method: &str, path: &str, status: &str) -> &Value {
        let answers = &self.0["paths"][path][method]["responses"];
        let answer = answers.get(status).unwrap_or(&answers["default"]);
        &answer["content"]["application/json"]["schema"]
    }

    /// Lists what in `value` differs from its schema.
    fn differences(&self, schema: &Value, value: &Value, at: &str) -> Vec<String> {
        let schema = self.resolve(schema);
        if let Some(choices) = schema["anyOf"].as_array().or(schema["oneOf"].as_array()) {
            let of_choice = |choice| self.differences(choice, value, at);
            let found: Vec<Vec<String>> = choices.iter().map(of_choice).collect();
            // Of several, the nearest tells most.
            return found.into_iter().min_by_key(Vec::len).unwrap_or_default();
        }
        if schema.get("const").is_some_and(|only| only != value) {
            return vec![format!("{at}: {value} is not {}", schema["const"])];
        }
        let kinds: Vec<&str> = match &schema["type"] {
            Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
            kind => kind.as_str().into_iter().collect(),
        };
        if !kinds.contains(&kind_of(value)) {
            return vec![format!("{at}: {value} is none of {kinds:?}")];
        }
        let allowed = schema["enum"].as_array();
        if allowed.is_some_and(|allowed| !allowed.contains(value)) {
            return vec![format!("{at}: {value} is not listed")];
        }
        match value {
            Value::Object(fields) => self.object_differences(schema, fields, at),
            Value::Array(list) => {
                let each = |item| self.differences(&schema["items"], item, &format!("{at}[]"));
                list.iter().flat_map(each).collect()
            }
            _ => Vec::new(),
        }
    }

    fn object_differences(
        &self,
        schema: &Value,
        fields: &serde_json::Map<String, Value>,
        at: &str,
    ) -> Vec<String> {
        let (known, required) = self.fields(schema);
        if known.is_empty() {
            return Vec::new(); // A map, whose keys are data.
        }
        let names = |map: &serde_json::Map<String, Value>| -> BTreeSet<String> {
            map.keys().cloned().collect()
        };
        let mut wrong = Vec::new();
        for name in names(fields).difference(&names(&known)) {
            wrong.push(format!("{at}.{name} is sent and not described"));
        }
        for name in names(&known).difference(&names(fields)) {
            if required.contains(name) {
                wrong.push(format!("{at}.{name} is described and not sent"));
            }
        }
        for (name, value) in fields {
            if let Some(schema) = known.get(name) {
                wrong.extend(self.differences(schema, value, &format!("{at}.{name}")));
            }
        }
        wrong
    }

    fn check(&self, method: &str, path: &str, reply: &Reply) {
        let schema = self.schema(method, path, &reply.status.to_string());
        let wrong = self.differences(schema, &reply.json(), path);
        assert!(wrong.is_empty(), "{method} {path}: {wrong:#?}");
    }
}

impl Document {
    /// Plays a game as a guest, and compares what they are told of themselves.
    async fn check_mine(&self, address: std::net::SocketAddr) {
        let cookie = format!("Cookie: antedate_guest={}\r\n", token(7));
        let headers = cookie.clone() + "Content-Type: application/json\r\n";
        let asked = json!({"rules": "twist", "decks": ["twist"], "name": "Ada", "token": token(7),
            "options": {"seats": 1, "public": true, "clock": "60s"}});
        let made = request(address, "POST", "/api/tables", &headers, &asked.to_string()).await;
        let mut ada = Client::enter(address, &id_of(&made.json()), &[7]).await;
        ada.ask(json!({"type": "say", "text": "hello"})).await;
        ada.ask(json!({"type": "start"})).await;
        ada.play().await;
        let me = request(address, "GET", "/api/me", &cookie, "").await;
        assert_eq!(me.json()["latest"][0]["rules"], "twist");
        self.check("get", "/api/me", &me);
        let export = request(address, "GET", "/api/me/export", &cookie, "").await;
        assert_eq!(
            export.json()["tables"][0]["seats"][0]["said"][0]["text"],
            "hello"
        );
        self.check("get", "/api/me/export", &export);
        let bearer = format!("Authorization: Bearer {}\r\n", token(7));
        let path = format!("/api/tables/{}/share", id_of(&made.json()));
        let shared = request(address, "POST", &path, &bearer, "").await;
        self.check("post", "/api/tables/{table}/share", &shared);
        let list = get(address, "/api/hall?rules=twist&seats=1&period=week").await;
        assert_eq!(list.json()[0]["result"], shared.json()["result"]);
        self.check("get", "/api/hall", &list);
        let path = format!("/api/hall/{}", shared.json()["result"].as_str().unwrap());
        self.check("get", "/api/hall/{result}", &get(address, &path).await);
        let erased = request(address, "DELETE", "/api/me", &cookie, "").await;
        self.check("delete", "/api/me", &erased);
    }
}

fn kind_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

async fn document(address: std::net::SocketAddr) -> Document {
    Document(get(address, "/api/openapi.json").await.json())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_answers_of_runs_are_as_the_description_says() {
    let folder = tempfile::tempdir().unwrap();
    let clock = TestClock::new();
    let server = start(folder.path(), clock.config()).await;
    let address = server.address();
    let document = document(address).await;
    let today = format!("/api/daily/{THURSDAY}");
    let told = ask(address, 0, "/api/daily").await;
    document.check("get", "/api/daily", &told);
    let sent = json!({"id": "a1", "card": 1, "gap": 0, "lang": "it"});
    document.check(
        "post",
        "/api/daily/{date}",
        &send(address, 0, &today, &sent).await,
    );
    play(address, 0, &today).await;
    document.check("get", "/api/daily/{date}", &ask(address, 0, &today).await);
    let asked = json!({"id": "d", "from": {"of": "daily", "date": THURSDAY}, "name": "Ada"});
    let made = send(address, 0, "/api/duels", &asked).await;
    document.check("post", "/api/duels", &made);
    let duel = format!("/api/duels/{}", made.json()["duel"].as_str().unwrap());
    let joined = send(address, 1, &format!("{duel}/join"), &json!({"name": "Bo"})).await;
    document.check("post", "/api/duels/{duel}/join", &joined);
    document.check(
        "post",
        "/api/duels/{duel}",
        &send(address, 1, &duel, &sent).await,
    );
    document.check("get", "/api/duels/{duel}", &ask(address, 0, &duel).await);
    document.check(
        "get",
        "/api/me/export",
        &ask(address, 0, "/api/me/export").await,
    );
    clock.forward(antedate_runs::DAY_MS);
    let archive = ask(address, 0, "/api/daily/archive").await;
    document.check("get", "/api/daily/archive", &archive);
    document.check("get", "/api/daily/{date}", &ask(address, 0, &today).await);
    document.check(
        "get",
        "/api/daily/{date}",
        &ask(address, 0, "/api/daily/x").await,
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_is_as_the_description_says() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let document = document(address).await;
    for path in ["/api/info", "/api/me", "/api/bots", "/api/decks"] {
        document.check("get", path, &get(address, path).await);
    }
    for (path, asked) in [
        ("/api/decks/{id}", "/api/decks/trek?lang=it"),
        ("/api/decks/{id}", "/api/decks/saga"),
        ("/api/decks/{id}", "/api/decks/none"),
        (
            "/api/decks/{id}/cards",
            "/api/decks/twist/cards?topic=science&limit=3",
        ),
    ] {
        document.check("get", path, &get(address, asked).await);
    }
    let card = antedate_decks::builtin("classic").unwrap().unwrap().cards[0]
        .id
        .clone();
    let report = json!({"card": card, "words": "wrong", "year": 1815, "source": "a book"});
    let schema = &document.0["components"]["schemas"]["Report"];
    assert_eq!(
        document.differences(schema, &report, "Report"),
        Vec::<String>::new()
    );
    let kept = post(address, "/api/decks/classic/reports", &report).await;
    document.check("post", "/api/decks/{id}/reports", &kept);
    let examples = get(address, "/api/rules/timeline/examples?lang=it").await;
    document.check("get", "/api/rules/{rules}/examples", &examples);
    let headers = "Content-Type: application/json\r\n";
    let me = request(address, "PUT", "/api/me", headers, r#"{"name":"Ada"}"#).await;
    document.check("put", "/api/me", &me);
    document.check_mine(address).await;
    let asked = json!({"rules": "timeline", "decks": ["classic"], "name": "Ada", "token": token(0),
        "bots": ["random"], "options": {"public": true}});
    let made = post(address, "/api/tables", &asked).await;
    document.check("post", "/api/tables", &made);
    let table = id_of(&made.json());
    let one = format!("/api/tables/{table}");
    document.check("get", "/api/tables", &get(address, "/api/tables").await);
    document.check("get", "/api/tables/{table}", &get(address, &one).await);
    let join = json!({"name": "Bea", "token": token(1)});
    let joined = post(address, &format!("{one}/join"), &join).await;
    document.check("post", "/api/tables/{table}/join", &joined);
    let code = made.json()["code"].as_str().unwrap().to_owned();
    let found = get(address, &format!("/api/join/{code}")).await;
    document.check("get", "/api/join/{code}", &found);
    let bearer = format!("Authorization: Bearer {}\r\n", token(1));
    let ticket = request(address, "POST", &format!("{one}/ticket"), &bearer, "").await;
    document.check("post", "/api/tables/{table}/ticket", &ticket);
    let used = json!({"ticket": ticket.json()["ticket"], "token": token(2)});
    document.check(
        "post",
        "/api/ticket",
        &post(address, "/api/ticket", &used).await,
    );
    let late = json!({"ticket": ticket.json()["ticket"], "token": token(3)});
    // Refusals of every kind have the one shape.
    for (method, path, reply) in [
        (
            "post",
            "/api/tables",
            post(address, "/api/tables", &json!({})).await,
        ),
        (
            "get",
            "/api/tables/{table}",
            get(address, "/api/tables/none").await,
        ),
        (
            "get",
            "/api/join/{code}",
            get(address, "/api/join/00000000").await,
        ),
        (
            "post",
            "/api/ticket",
            post(address, "/api/ticket", &late).await,
        ),
        (
            "get",
            "/api/tables/{table}/transcript",
            get(address, &format!("{one}/transcript")).await,
        ),
        (
            "get",
            "/api/tables/{table}/replay",
            get(address, &format!("{one}/replay")).await,
        ),
        (
            "post",
            "/api/replay",
            request(address, "POST", "/api/replay", "", "junk").await,
        ),
    ] {
        assert!(reply.status >= 400);
        document.check(method, path, &reply);
    }
    // What asks for a seat's token says so.
    for what in ["ticket", "share"] {
        let reply = request(address, "POST", &format!("{one}/{what}"), "", "").await;
        assert_eq!((reply.status, reply.code()), (403, "wrong_token".into()));
        let path = format!("/api/tables/{{table}}/{what}");
        let needs = &document.0["paths"][&path]["post"]["security"];
        assert_eq!(*needs, json!([{"seat": []}]), "{path}");
    }
    server.stop().await;
}

/// What the description says may be sent is understood, field by field.
#[tokio::test(flavor = "multi_thread")]
async fn every_request_that_is_described_is_understood() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let document = document(address).await;
    let full = json!({"rules": "timeline", "decks": ["classic"], "name": "Ada", "token": token(0),
        "bots": ["random"], "filter": {"topics": [], "from": -3000, "to": 1990, "fame": 2}, "lang": "it",
        "options": {"seats": 4, "clock": "1d", "on_leave": "bot", "first": {"type": "random"},
            "public": false, "game": {"rules": "timeline", "hand": 4, "handicaps": {}}}});
    let schema = &document.0["components"]["schemas"]["CreateTable"];
    assert_eq!(
        document.differences(schema, &full, "CreateTable"),
        Vec::<String>::new()
    );
    let names = |value: &Value| -> BTreeSet<String> {
        value.as_object().unwrap().keys().cloned().collect()
    };
    assert_eq!(
        names(&schema["properties"]),
        names(&full),
        "every field is tried"
    );
    let made = make(address, "timeline", full).await;
    assert!(
        Client::enter(address, &id_of(&made), &[0])
            .await
            .view()
            .await["options"]["game"]["hand"]
            == 4
    );
    server.stop().await;
}

#[test]
fn a_field_that_drifts_is_noticed() {
    let schema =
        json!({"type": "object", "properties": {"a": {"type": "string"}}, "required": ["a"]});
    let document = Document(json!({}));
    let differs = |value: Value| document.differences(&schema, &value, "x").len();
    assert_eq!(differs(json!({"a": "b"})), 0);
    assert_eq!(differs(json!({"a": 1})), 1);
    assert_eq!(differs(json!({"b": "b"})), 2);
    assert_eq!(differs(json!([])), 1);
}
