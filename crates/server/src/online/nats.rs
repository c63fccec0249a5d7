//! The bus over NATS: every hint goes to every node, and none is stored.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use futures_util::StreamExt as _;
use percent_encoding::percent_decode_str;
use prometheus_client::metrics::gauge::Gauge;
use tokio::sync::mpsc;
use tracing::{info, warn};

use super::bus::{self, Hint, QUEUE};
use super::hub::Hub;

/// Where hints are published.
const SUBJECT: &str = "tessera.hints";

/// Maximum number of hints in one message.
const MOST: usize = 128;

/// How long to wait before the bus is tried again.
const AGAIN: Duration = Duration::from_millis(500);

/// Connects this node with the others. While the bus is down, it retries.
pub(crate) async fn connect(hub: &Arc<Hub>, address: &str) -> io::Result<()> {
    let address: ServerAddr = address.parse()?;
    let (connected, is_logged) = (hub.metrics.bus.clone(), AtomicBool::new(false));
    let client = with_login(&address)?
        .name("tessera")
        .no_echo()
        .retry_on_initial_connect()
        .connection_timeout(Duration::from_secs(2))
        .ping_interval(Duration::from_secs(2))
        .reconnect_delay_callback(|_| AGAIN)
        .event_callback(move |event| {
            note(&connected, &is_logged, &event);
            async {}
        })
        .connect(address)
        .await
        .map_err(io::Error::other)?;
    let mut received = client.subscribe(SUBJECT).await.map_err(io::Error::other)?;
    let (queue, hints) = mpsc::channel(QUEUE);
    hub.bus.connect(queue);
    tokio::spawn(publish(Arc::clone(hub), client, hints));
    let hub = Arc::clone(hub);
    tokio::spawn(async move {
        while let Some(message) = received.next().await {
            // Foreign messages on the subject are ignored.
            let Ok(hints) = serde_json::from_slice::<Vec<Hint>>(&message.payload) else { continue };
            hub.metrics.hints_received.inc_by(hints.len() as u64);
            for hint in hints {
                tokio::spawn(bus::handle(Arc::clone(&hub), hint));
            }
        }
    });
    Ok(())
}

/// Options with the user and the password of an address, or with its token: the client ignores them otherwise.
fn with_login(address: &ServerAddr) -> io::Result<ConnectOptions> {
    let decoded = |text: &str| {
        let text = percent_decode_str(text).decode_utf8();
        text.map(Into::into)
            .map_err(|_| io::Error::other("the user and the password of the bus are not UTF-8"))
    };
    let options = ConnectOptions::new();
    Ok(match (address.username(), address.password()) {
        (None, None) => options,
        (Some(token), None) => options.token(decoded(token)?),
        (user, password) => options
            .user_and_password(decoded(user.unwrap_or_default())?, decoded(password.unwrap_or_default())?),
    })
}

/// Tracks the bus connection; logs each loss once, however many retries fail.
fn note(connected: &Gauge, is_logged: &AtomicBool, event: &Event) {
    let is_connected = match event {
        Event::Connected => true,
        Event::Disconnected | Event::Closed => false,
        Event::ClientError(_) if connected.get() == 0 => false,
        _ => return,
    };
    connected.set(is_connected.into());
    if is_logged.swap(!is_connected, Ordering::Relaxed) != is_connected {
        return;
    }
    if is_connected {
        info!("the bus is connected again");
    } else {
        warn!(%event, "the bus is gone: turns of other servers come later");
    }
}

/// Publishes hints: all that wait in one message.
async fn publish(hub: Arc<Hub>, client: Client, mut hints: mpsc::Receiver<Hint>) {
    let mut batch = Vec::new();
    while hints.recv_many(&mut batch, MOST).await > 0 {
        let text = serde_json::to_vec(&batch).unwrap_or_default();
        // Hints are not queued for a bus that is down.
        if hub.metrics.bus.get() == 1 && client.publish(SUBJECT, text.into()).await.is_ok() {
            hub.metrics.hints_sent.inc_by(batch.len() as u64);
        }
        batch.clear();
    }
}
