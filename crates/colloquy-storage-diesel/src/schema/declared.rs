//! The columns that this program expects, parsed from the source text of the schema.

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DeclaredColumn {
    pub table: String,
    pub name: String,
    pub sql_type: String,
    pub is_nullable: bool,
}

/// Returns all declared columns in the order of their declaration.
pub fn in_order() -> Vec<DeclaredColumn> {
    let mut table = String::new();
    let mut columns = Vec::new();
    let sources = [
        include_str!("../schema.rs"),
        include_str!("people.rs"),
        include_str!("mail.rs"),
        include_str!("passkey.rs"),
        include_str!("note.rs"),
    ];
    for line in sources.into_iter().flat_map(str::lines) {
        let line = line.trim();
        if let Some((name, _)) = line.strip_suffix(") {").and_then(|line| line.split_once(" (")) {
            table = name.to_owned();
        } else if let Some((name, sql_type)) = line.trim_end_matches(',').split_once(" -> ")
            && !line.starts_with("diesel::")
        {
            let inner = sql_type.strip_prefix("Nullable<").and_then(|inner| inner.strip_suffix('>'));
            columns.push(DeclaredColumn {
                table: table.clone(),
                name: name.to_owned(),
                sql_type: inner.unwrap_or(sql_type).to_owned(),
                is_nullable: inner.is_some(),
            });
        }
    }
    columns
}

/// Returns all declared columns, with their types translated by `type_name`.
#[cfg(test)]
pub fn columns(type_name: fn(&str) -> &str) -> Vec<DeclaredColumn> {
    let mut columns = in_order();
    for column in &mut columns {
        column.sql_type = type_name(&column.sql_type).to_owned();
    }
    columns.sort();
    columns
}
