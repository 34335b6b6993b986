use super::*;

fn check(text: &str, accepted: bool) {
    assert_eq!(InterviewId::parse(text).is_ok(), accepted, "{text:?}");
}

#[test]
fn accepts_hyphenated_uuids_of_versions_one_to_eight_in_any_case() {
    check("01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d2e", true);
    check("01932D5E-7C1A-7B3E-AC4D-2F6A8B0C1D2E", true);
    check("01932d5e-7c1a-1b3e-8c4d-2f6a8b0c1d2e", true);
    check("01932d5e-7c1a-8b3e-Bc4d-2f6a8b0c1d2e", true);
}

#[test]
fn accepts_nil_and_lower_case_max() {
    check("00000000-0000-0000-0000-000000000000", true);
    check("ffffffff-ffff-ffff-ffff-ffffffffffff", true);
    check("FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF", false);
}

#[test]
fn rejects_other_spellings() {
    for text in [
        "",
        "01932d5e7c1a7b3e9c4d2f6a8b0c1d2e",
        "{01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d2e}",
        "urn:uuid:01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d2e",
        "01932d5e-7c1a-9b3e-9c4d-2f6a8b0c1d2e",
        "01932d5e-7c1a-0b3e-9c4d-2f6a8b0c1d2e",
        "01932d5e-7c1a-7b3e-7c4d-2f6a8b0c1d2e",
        "01932d5e-7c1a-7b3e-cc4d-2f6a8b0c1d2e",
        "01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d2",
        "01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d2e0",
        " 01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d2e",
        "g1932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d2e",
    ] {
        check(text, false);
    }
}
