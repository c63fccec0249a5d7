//! Requests over HTTP: a new game, a seat in it, its public facts, and a picture of a link.

use std::sync::Arc;

use axum::body::{Bytes, HttpBody as _, to_bytes};
use axum::extract::{Path, Request, State};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Router};
use hyper::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderMap, RETRY_AFTER};
use hyper::http::StatusCode;
use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tessera_games::{Player, Start};
use tessera_online::wire::{
    CreateGame, ErrorAnswer, ErrorSays, GameCreated, GameInfo, JoinGame, Online, Seated, Secret, Side,
};
use tessera_online::{Command, CommandId, CommandKind, Facts, GameKey, GameLog, Millis, Setup, Verdict};
use tessera_store::{Created, NewEvent, SeatTaking, Taken};
use tokio::time::timeout;
use tracing::info;

use super::addresses;
use super::bus::Hint;
use super::hub::{Hub, LookUpError};
use super::live_game::stored;
use super::secret;
use crate::caller::Caller;
use crate::server::Listener;

/// Maximum size of a request, in bytes.
const MAX_REQUEST: usize = 4 * 1024;

/// Maximum size of a link that is drawn, in bytes.
const MAX_LINK: usize = 300;

/// How often taking a seat is retried after a write conflict.
const ATTEMPTS: usize = 4;

type Shared = State<Arc<Hub>>;

/// A response, or the problem with the request.
type ApiResult<T> = Result<T, Problem>;

pub(crate) fn routes(hub: &Arc<Hub>) -> Router<Arc<Hub>> {
    Router::new()
        .route("/api/qr", post(qr))
        .route("/api/games", post(create))
        .route("/api/games/{id}", get(info))
        .route("/api/games/{id}/join", post(join))
        .route_layer(from_fn_with_state(Arc::clone(hub), admit))
        .route("/api/online", get(online))
}

/// Counts a request of its address, and only then reads its body: up to a size, and within a time.
async fn admit(
    State(hub): Shared,
    Extension(Caller { address, .. }): Extension<Caller>,
    request: Request,
    next: Next,
) -> ApiResult<Response> {
    if !hub.requests.take(address, hub.time.now()) {
        hub.metrics.refused("too-many");
        info!(%address, "an address sends too many requests");
        return Err(Problem::TooMany { seconds: hub.requests.seconds() });
    }
    let (parts, body) = request.into_parts();
    if body.size_hint().lower() > MAX_REQUEST as u64 {
        return Err(Problem::TooLong);
    }
    let body = timeout(hub.limits.body_time, to_bytes(body, MAX_REQUEST)).await;
    let body = body.map_err(|_| Problem::TooSlow)?.map_err(|_| Problem::TooLong)?;
    Ok(next.run(Request::from_parts(parts, body.into())).await)
}

async fn online(
    Extension(Caller { peer, .. }): Extension<Caller>,
    Extension(Listener(listener)): Extension<Listener>,
    headers: HeaderMap,
) -> Response {
    let is_from_here = addresses::is_from_here(peer, &headers);
    let addresses = if is_from_here { addresses::reachable(listener) } else { Vec::new() };
    json(StatusCode::OK, &Online { online: true, addresses })
}

async fn create(State(hub): Shared, body: Bytes) -> ApiResult<Response> {
    let request: CreateGame = read(&body)?;
    accepting(&hub).await?;
    let derived = secret::derive(&request.secret).ok_or(Problem::Unsaved)?;
    let start = match (&request.variant, &request.board) {
        (None, None) if request.game.has_boards() => fair_board(&request, derived.choice),
        (variant, board) => {
            Setup::start_of(request.game, variant.as_deref(), board.as_deref()).map_err(bad)?
        }
    };
    let seat = match request.side {
        Side::First => Player::First,
        Side::Second => Player::Second,
        Side::Any => Player::BOTH[(derived.choice & 1) as usize],
    };
    let setup = Setup::new(start, request.clock, request.casual, seat).map_err(bad)?;
    let mut seats = [None; 2];
    seats[seat.index()] = Some(secret::hash(&request.secret));
    let secret::Derived { key: id, invite, .. } = derived;
    let command = CommandId::server("create").map_err(|_| Problem::Unsaved)?;
    let status = match hub.create(&id, command, setup.clone(), seats, Some(secret::hash(&invite))).await {
        Some(Created::Done) => StatusCode::CREATED,
        Some(Created::Exists) => {
            check_repeated(&hub, &id, &setup, &request.secret).await?;
            StatusCode::OK
        }
        Some(Created::Removed) => return Err(Problem::Removed),
        None => return Err(Problem::Unsaved),
    };
    Ok(json(status, &GameCreated { id, seat, invite }))
}

/// Checks that a game that exists already is the one that is asked for again.
async fn check_repeated(hub: &Hub, id: &GameKey, setup: &Setup, secret: &Secret) -> ApiResult<()> {
    let live_game = hub.live_game(id).await.map_err(|_| Problem::Unsaved)?.ok_or(Problem::NotFound)?;
    let known = live_game.look(|game_log| game_log.state().setup().cloned()).await;
    let known = known.ok_or(Problem::Unsaved)?;
    // Two secrets with the same key have a chance of one in 10 to the 17.
    if !is_creators(hub, id.as_str(), known.creator(), &secret::hash(secret)).await? {
        return Err(Problem::Unsaved);
    }
    if known == *setup { Ok(()) } else { Err(Problem::OtherSetup) }
}

/// Whether this is the hash of the secret of the game's creator.
async fn is_creators(hub: &Hub, id: &str, creator: Player, secret: &[u8; 32]) -> ApiResult<bool> {
    let row = hub.store.game(id).await.map_err(|_| Problem::Unsaved)?;
    Ok(row.is_some_and(|row| secret::fits(secret, row.seats[creator.index()].as_ref())))
}

/// One of the boards that proved fair, by a number.
fn fair_board(request: &CreateGame, choice: u128) -> Start {
    let boards = Start::fair(request.game);
    // The lowest bit chooses the side.
    let at = (choice >> 1) % boards.len().max(1) as u128;
    boards.get(at as usize).copied().unwrap_or_else(|| Start::standard(request.game))
}

async fn info(
    State(hub): Shared,
    Extension(Caller { address, .. }): Extension<Caller>,
    Path(id): Path<String>,
) -> ApiResult<Response> {
    let live_game = hub.look_up(&id, address).await?;
    // Another node may have appended to it.
    live_game.refresh(&hub).await.map_err(|_| Problem::Unsaved)?;
    let info = live_game.look(info_of).await.ok_or(Problem::NotFound)?;
    Ok(json(StatusCode::OK, &info))
}

fn info_of(game_log: &GameLog) -> Option<GameInfo> {
    let state = game_log.state();
    let setup = state.setup()?;
    let texts = setup.start().texts();
    Some(GameInfo {
        game: setup.game(),
        variant: texts.variant,
        board: texts.board,
        clock: setup.clock(),
        casual: setup.casual(),
        seats: game_log.seats(),
        over: state.result().is_some(),
    })
}

async fn join(
    State(hub): Shared,
    Extension(Caller { address, .. }): Extension<Caller>,
    Path(id): Path<String>,
    body: Bytes,
) -> ApiResult<Response> {
    let request: JoinGame = read(&body)?;
    accepting(&hub).await?;
    let live_game = hub.look_up(&id, address).await?;
    let [invite, secret] = [&request.invite, &request.secret].map(secret::hash);
    let command = CommandId::server("join").map_err(|_| Problem::Unsaved)?;
    for _ in 0..ATTEMPTS {
        live_game.refresh(&hub).await.map_err(|_| Problem::Unsaved)?;
        let seat = live_game.look(|game_log| game_log.state().setup().map(Setup::creator)).await;
        let seat = !seat.ok_or(Problem::NotFound)?;
        if is_creators(&hub, &id, !seat, &secret).await? {
            return Err(Problem::OwnSecret);
        }
        let join = Command { id: command.clone(), seat: Some(seat), kind: CommandKind::Join };
        let event = live_game.look(|game_log| joined(game_log, &live_game.key, &join, hub.time.now())).await;
        let Some(event) = event else {
            // Taken, or over: the owner of the seat may repeat the request.
            let row = hub.store.game(&id).await.map_err(|_| Problem::Unsaved)?;
            let is_owner = row.is_some_and(|row| secret::fits(&secret, row.seats[seat.index()].as_ref()));
            return if is_owner { Ok(json(StatusCode::OK, &Seated { seat })) } else { Err(Problem::Taken) };
        };
        let taking = SeatTaking { seat: seat.index() as u8, secret, invite, event };
        let taken = hub.store.take_seat(taking).await;
        let taken = taken.inspect_err(|error| hub.not_saved(&live_game.key, error));
        match taken.map_err(|_| Problem::Unsaved)? {
            Taken::Done | Taken::Already => {
                live_game.refresh(&hub).await.map_err(|_| Problem::Unsaved)?;
                hub.bus.send(Hint::Log { game: live_game.key.clone(), v: live_game.version() });
                return Ok(json(StatusCode::OK, &Seated { seat }));
            }
            Taken::Refused => {
                hub.metrics.refused("taken");
                info!(game = id, %address, "an invitation does not fit");
                return Err(Problem::Taken);
            }
            Taken::Conflict => {}
        }
    }
    Err(Problem::Unsaved)
}

/// The event of joining, if it is possible.
fn joined(game_log: &GameLog, key: &GameKey, join: &Command, now: Millis) -> Option<NewEvent> {
    match game_log.consider(join, now, &Facts::default()) {
        Verdict::Append(step) => Some(stored(key, &step)),
        Verdict::Repeated(_) | Verdict::Refused(_) => None,
    }
}

/// A link as a picture to scan. It may have a secret, so it comes as the body of the request: proxies and browsers log
/// addresses.
async fn qr(link: Bytes) -> ApiResult<Response> {
    if !(1..=MAX_LINK).contains(&link.len()) {
        return Err(bad("a link to draw has 1 to 300 bytes"));
    }
    let code = QrCode::with_error_correction_level(&link, EcLevel::M)
        .map_err(|_| bad("this link cannot be drawn"))?;
    let svg = code.render::<svg::Color<'_>>().min_dimensions(200, 200).build();
    Ok(([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "no-store")], svg).into_response())
}

/// Refuses requests while the node cannot save.
async fn accepting(hub: &Hub) -> ApiResult<()> {
    match hub.health.wait(&hub.time).await {
        None => Ok(()),
        Some(problem) => {
            hub.metrics.retried(problem.code());
            Err(Problem::Unsaved)
        }
    }
}

fn read<T: DeserializeOwned>(body: &Bytes) -> ApiResult<T> {
    serde_json::from_slice(body).map_err(bad)
}

fn json(status: StatusCode, body: &impl Serialize) -> Response {
    let body = serde_json::to_string(body).unwrap_or_default();
    (status, [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")], body).into_response()
}

/// Why a request fails.
enum Problem {
    Bad(String),
    NotFound,
    /// The operator has deleted the game.
    Removed,
    Taken,
    /// The creator's secret belongs to a game with another setup.
    OtherSetup,
    /// The secret is that of the other seat.
    OwnSecret,
    TooMany {
        /// When to try again.
        seconds: u64,
    },
    TooLong,
    TooSlow,
    /// The store does not answer: nothing has changed.
    Unsaved,
}

#[expect(clippy::needless_pass_by_value, reason = "it is called by `map_err`")]
fn bad(error: impl ToString) -> Problem {
    Problem::Bad(error.to_string())
}

impl From<LookUpError> for Problem {
    fn from(error: LookUpError) -> Self {
        match error {
            LookUpError::Unknown => Self::NotFound,
            LookUpError::Removed => Self::Removed,
            LookUpError::TooMany { seconds } => Self::TooMany { seconds },
            LookUpError::NotRead => Self::Unsaved,
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let retry_after = if let Self::TooMany { seconds } = self { Some(seconds) } else { None };
        let (status, code, message) = match self {
            Self::Bad(message) => (StatusCode::BAD_REQUEST, "bad-request", message),
            Self::NotFound => (StatusCode::NOT_FOUND, "not-found", "there is no such game".into()),
            Self::Removed => (StatusCode::GONE, "removed", "the game was removed".into()),
            Self::Taken => (StatusCode::CONFLICT, "taken", "this invitation cannot be used any more".into()),
            Self::OtherSetup => {
                let message = "a game with another setup has this secret already".into();
                (StatusCode::CONFLICT, "other-setup", message)
            }
            Self::OwnSecret => {
                (StatusCode::CONFLICT, "own-secret", "the creator's seat has this secret already".into())
            }
            Self::TooMany { .. } => {
                let message = "too many requests from your address, try again in a minute".into();
                (StatusCode::TOO_MANY_REQUESTS, "too-many", message)
            }
            Self::TooLong => {
                (StatusCode::PAYLOAD_TOO_LARGE, "too-long", "a request has at most 4 KiB".into())
            }
            Self::TooSlow => (StatusCode::REQUEST_TIMEOUT, "too-slow", "the request takes too long".into()),
            Self::Unsaved => {
                let message = "the games cannot be read or saved at the moment, try again".into();
                (StatusCode::SERVICE_UNAVAILABLE, "not-saved", message)
            }
        };
        let answer = json(status, &ErrorAnswer { error: ErrorSays { code: code.into(), message } });
        (retry_after.map(|seconds| [(RETRY_AFTER, seconds.to_string())]), answer).into_response()
    }
}
