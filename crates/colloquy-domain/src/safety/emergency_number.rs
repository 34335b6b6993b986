//! The emergency numbers that are known for certain.

use super::SafetyConcern;
use crate::language::Language;
use crate::text::Locale;

const EUROPE: &[&str] = &[
    "AD", "AT", "BE", "BG", "CH", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GB", "GR", "HR", "HU",
    "IE", "IS", "IT", "LI", "LT", "LU", "LV", "MC", "MT", "NL", "NO", "PL", "PT", "RO", "SE", "SI", "SK",
    "SM", "VA",
];
const NORTH_AMERICA: &[&str] = &["CA", "MX", "US"];

/// Returns the number for a locale, or `None` if it depends on where the invitee is.
pub(super) fn of(locale: &Locale, concern: SafetyConcern) -> Option<&'static str> {
    match locale.region().as_deref() {
        // Brazil has a line for those who do not want to live, and numbers for the police and for ambulances.
        Some("BR") => Some(match concern {
            SafetyConcern::SelfHarm => "188",
            SafetyConcern::Violence => "190",
            SafetyConcern::MedicalEmergency => "192",
        }),
        Some("AU") => Some("000"),
        Some("NZ") => Some("111"),
        Some(region) if EUROPE.contains(&region) => Some("112"),
        Some(region) if NORTH_AMERICA.contains(&region) => Some("911"),
        Some(_) => None,
        None => match locale.language() {
            // Without a region, these languages may be spoken on several continents.
            Language::English | Language::Spanish | Language::Portuguese => None,
            Language::German | Language::French | Language::Italian | Language::Dutch => Some("112"),
        },
    }
}
