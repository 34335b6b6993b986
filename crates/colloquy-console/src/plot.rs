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
        // The bar of a few among many is short, but not missing.
        let length = |count: i64| (count * 100 / most).max(i64::from(count > 0));
        let rows = rows.map(|(label, count)| PlotRow { label, count, length: length(count) }).collect();
        Plot { name, heading, note: None, rows }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_of_a_few_among_many_can_be_seen() {
        let counted = [("all", 349), ("few", 2), ("none", 0)].map(|(label, count)| (label.to_owned(), count));
        let lengths: Vec<i64> = Plot::new("p", "P", counted).rows.iter().map(|row| row.length).collect();
        assert_eq!(lengths, [100, 1, 0]);
    }
}
