//! Describes the machine that was measured on.

use std::fmt;

use anyhow::{Context, Result};

#[derive(Debug)]
pub struct MachineDescription {
    lines: Vec<(&'static str, String)>,
}

fn file(path: &str) -> String {
    std::fs::read_to_string(path).unwrap_or_default()
}

/// Returns the value of the first line that begins with `name`.
fn field(text: &str, name: &str) -> String {
    let line = text.lines().find_map(|line| line.strip_prefix(name)).unwrap_or("unknown");
    line.trim_start_matches([' ', '\t', ':']).trim().to_owned()
}

/// Returns the steal time since boot, in seconds: the processors had work but the hypervisor ran other
/// machines.
pub fn stolen_s() -> f64 {
    let ticks =
        field(&file("/proc/stat"), "cpu ").split_whitespace().nth(7).and_then(|ticks| ticks.parse().ok());
    ticks.unwrap_or(0.0) / rustix::param::clock_ticks_per_second() as f64
}

/// Returns the resident memory of a process in MiB. `process` is its id, or `self`.
pub fn resident_mib(process: &str) -> Result<f64> {
    let status =
        std::fs::read_to_string(format!("/proc/{process}/status")).context("cannot read a memory size")?;
    let kib: f64 =
        field(&status, "VmRSS").trim_end_matches("kB").trim().parse().context("no resident size")?;
    Ok(kib / 1_024.0)
}

impl MachineDescription {
    pub fn look(versions: Vec<(&'static str, String)>) -> MachineDescription {
        let cores = std::thread::available_parallelism().map_or(0, usize::from);
        let memory_kib: u64 =
            field(&file("/proc/meminfo"), "MemTotal").trim_end_matches("kB").trim().parse().unwrap_or(0);
        let load = file("/proc/loadavg").split(' ').next().unwrap_or_default().to_owned();
        let mut lines = vec![
            ("cores for all programs together", cores.to_string()),
            ("processor", field(&file("/proc/cpuinfo"), "model name")),
            ("memory", format!("{} MiB", memory_kib / 1_024)),
            ("kernel", format!("Linux {}", file("/proc/sys/kernel/osrelease").trim())),
            ("load average before", load),
        ];
        lines.extend(versions);
        MachineDescription { lines }
    }
}

impl fmt::Display for MachineDescription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines.iter().try_for_each(|(name, value)| writeln!(f, "- {name}: {value}"))
    }
}
