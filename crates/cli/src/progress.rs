//! Progress bars, on standard error, and only if it is a terminal.

use std::fmt;
use std::time::Duration;

use indicatif::{HumanDuration, ProgressBar, ProgressState, ProgressStyle};

/// A bar of `steps` steps, which `what` names.
pub(crate) fn bar(steps: u64, what: &'static str) -> ProgressBar {
    let style =
        ProgressStyle::with_template("{msg} {bar:40} {human_pos}/{human_len}  {elapsed} (left: {left})")
            .expect("the template is well-formed")
            .with_key("left", |state: &ProgressState, text: &mut dyn fmt::Write| {
                // Before the first step there is nothing to estimate from.
                let _ = match state.pos() {
                    0 => text.write_char('?'),
                    _ => write!(text, "{:#}", HumanDuration(state.eta())),
                };
            });
    let bar = ProgressBar::new(steps).with_style(style).with_message(what);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// A count without a known end, of what `what` names.
pub(crate) fn spinner(what: &'static str) -> ProgressBar {
    let template = format!("{{spinner}} {{human_pos}} {what}  {{elapsed}}  {{msg}}");
    let style = ProgressStyle::with_template(&template).expect("the template is well-formed");
    let spinner = ProgressBar::new_spinner().with_style(style);
    spinner.enable_steady_tick(Duration::from_millis(200));
    spinner
}
