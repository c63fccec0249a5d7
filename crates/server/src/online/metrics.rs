//! Prometheus metrics of a node.

use std::fmt;
use std::sync::Arc;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Metric, Registry};

use super::health::Problem;
use super::process::Process;
use crate::build;
use crate::traffic::Traffic;

/// The upper ends of the classes of times, in seconds.
const TIMES: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0];

/// The upper ends of the classes of numbers.
const NUMBERS: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// A counter for each name of a reason.
type ByCode = Family<[(&'static str, String); 1], Counter>;

/// The metrics of a node.
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) sockets: Gauge,
    pub(crate) games: Gauge,
    pub(crate) accepting: Gauge,
    #[cfg_attr(not(feature = "nats"), expect(dead_code, reason = "there is no bus"))]
    pub(crate) bus: Gauge,
    pub(crate) clock_difference: Gauge,
    pub(crate) turns: Counter,
    pub(crate) acknowledged: Histogram,
    pub(crate) batches: Histogram,
    pub(crate) commits: Histogram,
    refusals: ByCode,
    retries: ByCode,
    pub(crate) conflicts: Counter,
    pub(crate) repairs: Counter,
    pub(crate) slow_readers: Counter,
    pub(crate) flags: Counter,
    pub(crate) credits: Counter,
    #[cfg_attr(not(feature = "nats"), expect(dead_code, reason = "there is no bus"))]
    pub(crate) hints_sent: Counter,
    #[cfg_attr(not(feature = "nats"), expect(dead_code, reason = "there is no bus"))]
    pub(crate) hints_received: Counter,
    pub(crate) store_errors: Counter,
    pub(crate) traffic: Arc<Traffic>,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut registry = Registry::default();
        registry.register_collector(Box::new(Process::new()));
        let mut list = List(registry.sub_registry_with_prefix("tessera"));
        let build = vec![("version", build::VERSION), ("features", build::FEATURES)];
        list.0.register("build", "The program", Info::new(build));
        let retries = list.add("retries", "Commands that were not decided", ByCode::default());
        // An alert needs to see the first one as an increase.
        for problem in Problem::ALL {
            retries.get_or_create(&[("code", problem.code().to_owned())]).inc_by(0);
        }
        Self {
            sockets: list.add("sockets", "Open sockets of games", Gauge::default()),
            games: list.add("games_open", "Games that are open on this node", Gauge::default()),
            accepting: list.add("accepting", "1 while the node decides commands, else 0", Gauge::default()),
            bus: list.add("bus_connected", "1 while the bus is connected, else 0", Gauge::default()),
            clock_difference: list.add(
                "clock_difference_milliseconds",
                "By how much the clock of the database is ahead of the node's",
                Gauge::default(),
            ),
            turns: list.add("turns", "Turns that this node has stored", Counter::default()),
            acknowledged: list.add(
                "ack_seconds",
                "From the receipt of a command to its acknowledgement",
                Histogram::new(TIMES),
            ),
            batches: list.add("commit_works", "Pieces of work in a transaction", Histogram::new(NUMBERS)),
            commits: list.add("commit_seconds", "How long a transaction took", Histogram::new(TIMES)),
            refusals: list.add("refusals", "Refused commands, requests and sockets", ByCode::default()),
            retries,
            conflicts: list.add("conflicts", "Commands that were decided again", Counter::default()),
            repairs: list.add("repairs", "Clients that got the log again", Counter::default()),
            slow_readers: list.add("slow_readers", "Readers that were cut off", Counter::default()),
            flags: list.add("flags", "Games that this node has ended by time", Counter::default()),
            credits: list.add("credits", "Credits that this node has stored", Counter::default()),
            hints_sent: list.add("hints_sent", "Hints to other nodes", Counter::default()),
            hints_received: list.add("hints_received", "Hints of other nodes", Counter::default()),
            store_errors: list.add("store_errors", "Transactions that have failed", Counter::default()),
            traffic: Arc::new(Traffic::new(
                list.add("connections", "Open connections without sockets", Gauge::default()),
                list.add("accept_errors", "Connections that could not be accepted", Counter::default()),
                list.add(
                    "connection_refusals",
                    "Connections and requests beyond the limit of their address",
                    Counter::default(),
                ),
            )),
            registry,
        }
    }

    /// Counts a refusal by its code.
    pub(crate) fn refused(&self, code: &str) {
        self.refusals.get_or_create(&[("code", code.to_owned())]).inc();
    }

    /// Counts an undecided command by its code.
    pub(crate) fn retried(&self, code: &str) {
        self.retries.get_or_create(&[("code", code.to_owned())]).inc();
    }

    /// All of it, as Prometheus reads it.
    pub(crate) fn text(&self) -> Result<String, fmt::Error> {
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

/// Registers metrics.
struct List<'a>(&'a mut Registry);

impl List<'_> {
    fn add<M: Metric + Clone>(&mut self, name: &str, words: &str, metric: M) -> M {
        self.0.register(name, words, metric.clone());
        metric
    }
}
