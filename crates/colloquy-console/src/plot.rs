//! Plots of counts, drawn without scripts and without colour alone.

/// A line of a plot.
pub struct PlotRow {
    pub label: String,
    pub count: i64,
    /// The length of its bar, in percent of the longest one.
    pub length: i64,
}

/// Bars with their numbers beside them, so that a plot can be read without seeing it.
pub struct Plot {
    pub name: &'static str,
    pub heading: &'static str,
    pub note: Option<String>,
    pub rows: Vec<PlotRow>,
}

impl Plot {
    pub fn new(
        name: &'static str,
        heading: &'static str,
        counted: impl IntoIterator<Item = (String, i64)>,
    ) -> Self {
        let counted: Vec<(String, i64)> = counted.into_iter().collect();
        let most = counted.iter().map(|(_, count)| *count).max().unwrap_or_default().max(1);
        let rows = counted.into_iter();
        let rows = rows.map(|(label, count)| PlotRow { label, count, length: count * 100 / most }).collect();
        Plot { name, heading, note: None, rows }
    }
}
