use crate::LanguageTables;

pub static TABLES: LanguageTables = LanguageTables { code: "es" };
