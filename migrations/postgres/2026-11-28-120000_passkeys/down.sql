DROP TABLE used_passkey_challenges;
DROP TABLE passkeys;
