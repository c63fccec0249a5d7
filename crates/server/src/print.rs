//! `GET /print/GAME.pdf`: sheets to print.

use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use axum::Router;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, RawQuery, State};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use hyper::header::{CACHE_CONTROL, CONTENT_TYPE};
use hyper::http::StatusCode;
use tessera_games::GameId;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use crate::print_request::PrintRequest;
use crate::sentence;

/// How long a request may take, including the time in the queue.
const TIME_LIMIT: Duration = Duration::from_secs(20);

/// One permit for each request that may be printed at the same time.
type Presses = Arc<Semaphore>;

pub(crate) fn routes() -> Router {
    let presses = available_parallelism().map_or(1, usize::from);
    Router::new().route("/print/{file}", get(print)).with_state(Arc::new(Semaphore::new(presses)))
}

async fn print(
    State(presses): State<Presses>,
    file: Result<Path<String>, PathRejection>,
    query: RawQuery,
) -> Response {
    let game = file.ok().and_then(|Path(file)| file.strip_suffix(".pdf")?.parse::<GameId>().ok());
    let Some(game) = game else {
        let names = GameId::ALL.map(GameId::name).join(", ");
        return sentence(StatusCode::NOT_FOUND, format_args!("sheets are at /print/GAME.pdf: {names}"));
    };
    let request = match PrintRequest::read(game, query.0.as_deref().unwrap_or_default()) {
        Ok(request) => request,
        Err(error) => return sentence(StatusCode::BAD_REQUEST, error),
    };
    match timeout(TIME_LIMIT, make(presses, request)).await {
        Ok(Some(pdf)) => {
            ([(CONTENT_TYPE, "application/pdf"), (CACHE_CONTROL, "no-store")], pdf).into_response()
        }
        Ok(None) => sentence(StatusCode::INTERNAL_SERVER_ERROR, "the sheets could not be made"),
        Err(_) => sentence(StatusCode::SERVICE_UNAVAILABLE, "too many sheets are asked for, try again later"),
    }
}

/// Makes the sheets on a thread for blocking work.
async fn make(presses: Presses, request: PrintRequest) -> Option<Vec<u8>> {
    let press = presses.acquire_owned().await.ok()?;
    let work = move || {
        let pdf = request.pdf();
        // The permit is held until the work is done, even if the request has timed out.
        drop(press);
        pdf.ok()
    };
    spawn_blocking(work).await.ok()?
}
