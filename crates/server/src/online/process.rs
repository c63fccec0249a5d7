//! Metrics of the process, by the names that Prometheus's own libraries give them.

use std::fs;
use std::time::{SystemTime, UNIX_EPOCH};

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
#[cfg(unix)]
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::gauge::ConstGauge;

/// Reads the figures of this process whenever it is asked. Where the system is not Linux, most are missing.
#[derive(Debug)]
pub(super) struct Process {
    /// When it began to count, in seconds of Unix time.
    started: f64,
}

impl Process {
    pub(super) fn new() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self { started: since.as_secs_f64() }
    }
}

impl Collector for Process {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> Result<(), std::fmt::Error> {
        let mut add = |name: &str, help: &str, metric: &dyn EncodeMetric| {
            let metric_encoder = encoder.encode_descriptor(name, help, None, metric.metric_type())?;
            metric.encode(metric_encoder)
        };
        let started = ConstGauge::new(self.started);
        add("process_start_time_seconds", "When the process began, in Unix time", &started)?;
        #[cfg(unix)]
        add(
            "process_cpu_seconds",
            "Time of the processors that was used",
            &ConstCounter::new(cpu_seconds()),
        )?;
        for (name, help, key) in [
            ("process_resident_memory_bytes", "Memory in use", "VmRSS:"),
            ("process_virtual_memory_bytes", "Memory that is reserved", "VmSize:"),
        ] {
            if let Some(bytes) = memory(key) {
                add(name, help, &ConstGauge::new(bytes))?;
            }
        }
        if let Ok(entries) = fs::read_dir("/proc/self/fd") {
            let open = i64::try_from(entries.count()).unwrap_or(i64::MAX);
            add("process_open_fds", "Open file descriptors", &ConstGauge::new(open))?;
        }
        if let Some(most) = max_descriptors() {
            add("process_max_fds", "The most open file descriptors", &ConstGauge::new(most))?;
        }
        Ok(())
    }
}

#[cfg(unix)]
fn cpu_seconds() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

#[cfg(unix)]
fn max_descriptors() -> Option<i64> {
    let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile).current?;
    i64::try_from(limit).ok()
}

#[cfg(not(unix))]
fn max_descriptors() -> Option<i64> {
    None
}

/// A line of the process's status in bytes, such as `VmRSS:    1234 kB`.
fn memory(key: &str) -> Option<i64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(key))?;
    line.trim().strip_suffix(" kB")?.trim().parse::<i64>().ok()?.checked_mul(1024)
}
