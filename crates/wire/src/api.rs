//! The routes of the server with the types they carry, and the OpenAPI document made of them.

use schemars::generate::{Contract, SchemaGenerator, SchemaSettings};
use schemars::{JsonSchema, Schema};
use serde_json::{Map, Value, json};

use crate::{
    ArchiveQuery, ArchivedDay, BotSummary, CardQuery, ClientMessage, CreateDuel, CreateTable,
    CreatedDuel, CreatedTable, Daily, DeckCards, DeckDetails, DeckSummary, Duel, Erased, ErrorBody,
    Example, FoundTable, GameQuery, GuestExport, GuestName, HallQuery, HallResult, JoinDuel,
    JoinTable, JoinedTable, LangQuery, Me, MovedSeat, Practice, PracticeAnswer, PracticeAnswered,
    PracticeQuery, PrintQuery, Replay, ReplayQuery, Report, ReportKept, RunAnswer, SeatTicket,
    ServerInfo, ServerMessage, Shared, TableSummary, UseTicket, VERSION,
};

const JSON: &str = "application/json";
const LINES: &str = "application/x-ndjson";
const TEXT: &str = "text/plain";
const PDF: &str = "application/pdf";

/// Writes the OpenAPI document as it is kept beside the routes.
pub fn openapi() -> String {
    let mut api = Api::new();
    api.server();
    api.guests();
    api.runs();
    api.decks();
    api.tables();
    api.finished_games();
    api.write()
}

impl Api {
    fn server(&mut self) {
        self.get("/api/info", "What this server speaks and offers")
            .answers::<ServerInfo>(200);
        self.get("/api/bots", "The bots one can play with")
            .query::<LangQuery>()
            .answers::<Vec<BotSummary>>(200);
        self.get("/api/openapi.json", "This document")
            .answers::<Map<String, Value>>(200);
        self.get("/healthz", "Whether the server is alive")
            .answers_as(TEXT);
        self.get(
            "/readyz",
            "Whether the server should be sent players: its store answers and saving works",
        )
        .answers_as(TEXT);
        self.get("/metrics", "Numbers for Prometheus")
            .answers_as(TEXT);
    }

    fn guests(&mut self) {
        self.get("/api/me", "What the games of this browser's guest come to")
            .query::<LangQuery>()
            .answers::<Me>(200);
        self.put("/api/me", "Remembers the guest's name")
            .takes::<GuestName>()
            .answers::<GuestName>(200);
        self.delete("/api/me", "Erases everything about the guest")
            .answers::<Erased>(200);
        self.get("/api/me/export", "Everything about the guest")
            .answers::<GuestExport>(200);
        self.get("/api/practice", "Cards to practise, at most ten")
            .query::<PracticeQuery>()
            .answers::<Practice>(200);
        self.post("/api/practice", "Answers a question of practice")
            .takes::<PracticeAnswer>()
            .answers::<PracticeAnswered>(200);
        self.get(
            "/api/practice/anki",
            "The cards that are practised, as a text that Anki imports",
        )
        .query::<LangQuery>()
        .answers_as(TEXT);
    }

    fn runs(&mut self) {
        self.get(
            "/api/daily",
            "Today's cards, and how far the guest has come",
        )
        .query::<LangQuery>()
        .answers::<Daily>(200);
        self.get("/api/daily/archive", "Past days, the latest first")
            .query::<ArchiveQuery>()
            .answers::<Vec<ArchivedDay>>(200);
        self.get("/api/daily/{date}", "The cards of a day, today or past")
            .query::<LangQuery>()
            .answers::<Daily>(200);
        self.post("/api/daily/{date}", "Places the current card of a day")
            .takes::<RunAnswer>()
            .answers::<Daily>(200);
        self.get(
            "/api/daily/{date}/transcript",
            "The record of the guest's run, once the day is over",
        )
        .answers_as(LINES);
        self.post("/api/duels", "Challenges others with the cards of a run")
            .takes::<CreateDuel>()
            .answers::<CreatedDuel>(201);
        self.get("/api/duels/{duel}", "A duel as the guest may see it")
            .query::<LangQuery>()
            .answers::<Duel>(200);
        self.post("/api/duels/{duel}", "Places the current card of a duel")
            .takes::<RunAnswer>()
            .answers::<Duel>(200);
        self.post("/api/duels/{duel}/join", "Takes up a challenge")
            .takes::<JoinDuel>()
            .answers::<Duel>(200);
    }

    fn decks(&mut self) {
        self.get("/api/decks", "The decks one can play with")
            .query::<LangQuery>()
            .answers::<Vec<DeckSummary>>(200);
        self.get(
            "/api/decks/{id}",
            "A deck as a whole: who made it, and how its cards spread",
        )
        .query::<LangQuery>()
        .answers::<DeckDetails>(200);
        self.get(
            "/api/decks/{id}/cards",
            "Some cards of a deck, with their dates",
        )
        .query::<CardQuery>()
        .answers::<DeckCards>(200);
        self.get(
            "/api/decks/{id}/print",
            "A deck as a PDF, to print on both sides and cut",
        )
        .query::<PrintQuery>()
        .answers_as(PDF);
        self.post(
            "/api/decks/{id}/reports",
            "Says that a card's date is wrong",
        )
        .takes::<Report>()
        .answers::<ReportKept>(201);
    }

    fn tables(&mut self) {
        self.get("/api/tables", "Public tables, the latest first")
            .query::<LangQuery>()
            .answers::<Vec<TableSummary>>(200);
        self.post("/api/tables", "Makes a table")
            .takes::<CreateTable>()
            .answers::<CreatedTable>(201);
        self.get("/api/tables/{table}", "One table, short")
            .query::<LangQuery>()
            .answers::<TableSummary>(200);
        self.post("/api/tables/{table}/join", "Takes a seat")
            .takes::<JoinTable>()
            .answers::<JoinedTable>(200);
        self.get("/api/join/{code}", "The table of a code")
            .answers::<FoundTable>(200);
        self.post(
            "/api/tables/{table}/ticket",
            "A one-time ticket to take a seat to another device",
        )
        .needs_seat()
        .answers::<SeatTicket>(200);
        self.post("/api/ticket", "Uses a ticket")
            .takes::<UseTicket>()
            .answers::<MovedSeat>(200);
        self.get("/ws/tables/{table}", "The WebSocket of a table")
            .upgrades();
    }

    fn finished_games(&mut self) {
        self.get(
            "/api/tables/{table}/transcript",
            "The record of a game that is over",
        )
        .query::<GameQuery>()
        .answers_as(LINES);
        self.get(
            "/api/tables/{table}/replay",
            "A finished game, move by move, with anybody's eyes",
        )
        .query::<ReplayQuery>()
        .answers::<Replay>(200);
        self.post(
            "/api/replay",
            "The game of a transcript from anywhere, move by move",
        )
        .query::<ReplayQuery>()
        .takes_as(LINES)
        .answers::<Replay>(200);
        self.post(
            "/api/tables/{table}/share",
            "Shows the last game's result to everybody",
        )
        .needs_seat()
        .answers::<Shared>(200);
        self.get("/api/hall", "The best results that everybody may see")
            .query::<HallQuery>()
            .answers::<Vec<HallResult>>(200);
        self.get("/api/hall/{result}", "One result")
            .answers::<HallResult>(200);
        self.get(
            "/hall/{result}",
            "The page of a result, with the words chats read; with `.png` its picture",
        )
        .query::<LangQuery>()
        .answers_as("text/html");
        self.get(
            "/api/rules/{rules}/examples",
            "The positions of the rulebook, with everything that may be done in them",
        )
        .query::<LangQuery>()
        .answers::<Vec<Example>>(200);
    }
}

/// The document while it is made.
struct Api {
    paths: Map<String, Value>,
    /// What is sent, as the server writes it: every field is there but those it may leave out.
    sent: SchemaGenerator,
    /// What is taken, as the server reads it: fields with a default may be left out.
    taken: SchemaGenerator,
}

impl Api {
    fn new() -> Api {
        Api {
            paths: Map::new(),
            sent: generator(Contract::Serialize, SENT),
            taken: generator(Contract::Deserialize, TAKEN),
        }
    }

    fn get(&mut self, path: &str, summary: &str) -> Route<'_> {
        self.route("get", path, summary)
    }

    fn put(&mut self, path: &str, summary: &str) -> Route<'_> {
        self.route("put", path, summary)
    }

    fn post(&mut self, path: &str, summary: &str) -> Route<'_> {
        self.route("post", path, summary)
    }

    fn delete(&mut self, path: &str, summary: &str) -> Route<'_> {
        self.route("delete", path, summary)
    }

    fn route(&mut self, method: &str, path: &str, summary: &str) -> Route<'_> {
        let names = path
            .split('{')
            .skip(1)
            .filter_map(|part| part.split_once('}'));
        let in_path = names.map(|(name, _)| {
            let schema = json!({"type": "string"});
            json!({"name": name, "in": "path", "required": true, "schema": schema})
        });
        let refused = content(JSON, self.sent.subschema_for::<ErrorBody>());
        let operation = json!({
            "summary": summary,
            "parameters": in_path.collect::<Vec<Value>>(),
            "responses": {"default": {"description": "Refused", "content": refused}},
        });
        let methods = self.paths.entry(path).or_insert_with(|| json!({}));
        methods[method] = operation;
        Route {
            operation: &mut methods[method],
            sent: &mut self.sent,
            taken: &mut self.taken,
        }
    }

    fn write(mut self) -> String {
        let mut schemas = self.sent.take_definitions(true);
        let mut renames = Vec::new();
        for (name, schema) in self.taken.take_definitions(true) {
            // Sent with every field, and taken with some left out: two schemas.
            let differs = schemas.get(&name).is_some_and(|sent| *sent != schema);
            let new_name = format!("{name}{}", if differs { "Request" } else { "" });
            renames.push((
                format!("#{TAKEN}/{name}\""),
                format!("#{SENT}/{new_name}\""),
            ));
            schemas.insert(new_name, schema);
        }
        schemas.sort_keys();
        let seat = json!({"type": "http", "scheme": "bearer", "description": "A seat's token"});
        let about = json!({
            "title": "Antedate",
            "version": VERSION.to_string(),
            "description": "Chronology card games. What the messages mean is told in docs/protocol.md.",
            "license": {"name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0"},
        });
        // One line a route and a type: so a change of one is a change of one line.
        let text = format!(
            "{{\n\"openapi\": \"3.1.0\",\n\"info\": {about},\n\"paths\": {},\n\"components\": {{\n\
             \"securitySchemes\": {{\"seat\": {seat}}},\n\"schemas\": {}\n}}\n}}",
            lines(&self.paths),
            lines(&schemas)
        );
        let renamed = renames
            .iter()
            .fold(text, |text, (from, to)| text.replace(from, to));
        renamed + "\n"
    }
}

fn lines(entries: &Map<String, Value>) -> String {
    let line = |(name, value): (&String, &Value)| format!("{}: {value}", json!(name));
    let lines: Vec<String> = entries.iter().map(line).collect();
    format!("{{\n{}\n}}", lines.join(",\n"))
}

/// Where schemas lie in the document.
const SENT: &str = "/components/schemas";
/// Where those of requests are said to lie until their names are known.
const TAKEN: &str = "/components/requests";

fn generator(contract: Contract, path: &'static str) -> SchemaGenerator {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.contract = contract;
        settings.definitions_path = path.into();
    });
    settings.into_generator()
}

fn content(kind: &str, schema: Schema) -> Value {
    json!({kind: {"schema": schema}})
}

/// One method of one path while it is described.
struct Route<'a> {
    operation: &'a mut Value,
    sent: &'a mut SchemaGenerator,
    taken: &'a mut SchemaGenerator,
}

impl Route<'_> {
    /// Each field of `T` can be asked for after the question mark.
    fn query<T: JsonSchema>(self) -> Self {
        let schema = T::json_schema(self.taken);
        let required = schema.get("required").and_then(Value::as_array);
        let is_required = |name: &String| required.is_some_and(|all| all.contains(&json!(name)));
        let fields = schema.get("properties").and_then(Value::as_object);
        let parameters = fields.into_iter().flatten().map(|(name, schema)| {
            let required = is_required(name);
            json!({"name": name, "in": "query", "required": required, "schema": schema})
        });
        let known = self.operation["parameters"].as_array_mut();
        known.expect("made with the route").extend(parameters);
        self
    }

    fn takes<T: JsonSchema>(self) -> Self {
        let schema = self.taken.subschema_for::<T>();
        self.body(content(JSON, schema))
    }

    fn takes_as(self, kind: &str) -> Self {
        self.body(content(kind, text()))
    }

    fn body(self, content: Value) -> Self {
        self.operation["requestBody"] = json!({"required": true, "content": content});
        self
    }

    /// The token of a seat is to be sent along.
    fn needs_seat(self) -> Self {
        self.operation["security"] = json!([{"seat": []}]);
        self
    }

    fn answers<T: JsonSchema>(self, status: u16) {
        let schema = self.sent.subschema_for::<T>();
        self.response(
            status,
            json!({"description": "Done", "content": content(JSON, schema)}),
        );
    }

    fn answers_as(self, kind: &str) {
        self.response(
            200,
            json!({"description": "Done", "content": content(kind, text())}),
        );
    }

    /// The connection is one of messages from then on.
    fn upgrades(self) {
        self.taken.subschema_for::<ClientMessage>();
        self.sent.subschema_for::<ServerMessage>();
        let told = "Switching protocols: ClientMessage one way, ServerMessage the other";
        self.response(101, json!({"description": told}));
    }

    fn response(self, status: u16, response: Value) {
        self.operation["responses"][status.to_string()] = response;
    }
}

fn text() -> Schema {
    String::json_schema(&mut SchemaGenerator::default())
}
