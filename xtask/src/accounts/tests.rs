use super::{Account, find};

const ACCOUNTS: &str = "root:x:0:0:root:/root:/bin/bash\n\
                        postgresql:x:7:8::/:/bin/sh\n\
                        postgres:x:101:104:PostgreSQL administrator:/var/lib/postgresql:/bin/bash\n";

#[test]
fn an_account_is_found_by_its_whole_name() {
    assert_eq!(find(ACCOUNTS, "postgres"), Some(Account { user: 101, group: 104 }));
}

#[test]
fn a_missing_account_is_not_found() {
    assert_eq!(find(ACCOUNTS, "nobody"), None);
}
