//! The contract of a storage.

mod activity;
mod attention;
mod commits;
mod concurrency;
mod deliveries;
mod delivery_fixture;
mod endpoints;
mod erasures;
mod events;
mod fields;
mod fixture;
mod guides;
mod invitations;
mod listing;
mod log;
mod logos;
mod lookup;
mod mail_reports;
mod mails;
mod notes;
mod passkeys;
mod people;
mod reminders;
mod retention;
mod search;
mod session_runs;
mod sharing;
mod unanalyzed;
mod unsubscriptions;
mod withdrawals;

pub use activity::*;
pub use attention::*;
pub use commits::*;
pub use concurrency::*;
pub use deliveries::*;
pub use endpoints::*;
pub use erasures::*;
pub use events::*;
pub use fields::*;
pub use guides::*;
pub use invitations::*;
pub use listing::*;
pub use log::*;
pub use logos::*;
pub use lookup::*;
pub use mail_reports::*;
pub use mails::*;
pub use notes::*;
pub use passkeys::*;
pub use people::*;
pub use reminders::*;
pub use retention::*;
pub use search::*;
pub use session_runs::*;
pub use sharing::*;
pub use unanalyzed::*;
pub use unsubscriptions::*;
pub use withdrawals::*;

/// Runs every case of the [`Storage`](colloquy_domain::ports::Storage) contract, each with a new storage from `fresh`:
/// `storage_contract!(fresh)` where `async fn fresh() -> FreshAdapter<Arc<dyn Storage>>`.
#[macro_export]
macro_rules! storage_contract {
    ($fresh:path) => {
        $crate::contract_cases!(
            $fresh,
            storage,
            [
                a_person_is_found_by_address_in_one_organization,
                a_retention_run_is_due_again_after_its_lease,
                ended_invitations_are_found_in_the_order_in_which_they_ended,
                erased_interviews_and_organizations_have_no_retention_settings,
                removing_one_kind_of_rows_leaves_the_others,
                removing_the_audio_of_messages_leaves_their_words,
                retention_settings_belong_to_one_organization_or_interview,
                an_erasure_is_due_until_it_is_complete,
                an_interview_is_erased_once_it_has_no_invitations,
                a_logo_changes_with_its_unit,
                a_logo_is_found_by_its_hash_until_it_is_replaced,
                a_logo_of_several_organizations_stays_until_none_has_it,
                an_organization_is_erased_with_its_members_and_keys,
                erasing_an_invitation_removes_its_rows_and_no_others,
                a_response_that_is_stored_after_an_erasure_conflicts,
                erasing_an_invitation_clears_the_reason_for_which_it_was_kept,
                a_browser_session_is_found_by_its_secret_until_it_is_removed,
                a_claim_counts_an_attempt_and_lasts_for_its_lease,
                a_claim_takes_no_more_than_its_limit,
                a_claimed_mail_can_be_saved,
                a_claimed_mail_is_due_again_after_its_lease,
                a_delivery_has_one_claimer_until_its_lease_ends,
                a_failed_addition_undoes_its_unit_every_time,
                a_failed_write_undoes_the_whole_unit,
                a_guide_is_read_as_it_was_saved,
                a_guide_replaces_the_one_before,
                a_key_is_found_by_its_hash_with_its_organization,
                a_log_entry_is_never_earlier_than_the_entries_before_it,
                a_mail_is_not_claimed_before_it_is_due,
                a_challenge_of_a_passkey_is_used_once_until_it_is_forgotten,
                a_missing_row_is_none,
                a_replaced_holder_of_a_session_run_saves_nothing,
                a_secret_is_added_once_and_stored,
                a_sent_mail_is_never_claimed,
                a_transcript_can_be_read_in_pages,
                a_transcript_is_in_order_and_every_field_survives,
                a_unit_of_work_takes_effect_together,
                a_unit_with_hundreds_of_rows_takes_effect_wholly_or_not_at_all,
                a_view_has_no_archived_invitations_and_lists_newest_first,
                a_visitor_is_found_by_address_in_any_letter_case,
                a_worker_whose_claim_was_taken_over_cannot_save,
                abandoned_interviews_are_found_until_they_end,
                adding_an_existing_row_fails_and_changes_nothing,
                an_abandoned_commit_takes_effect_wholly_or_not_at_all,
                an_account_is_found_by_its_address_in_any_letter_case,
                an_archived_interview_can_be_viewed,
                an_empty_unit_commits,
                an_event_belongs_to_an_invitation,
                an_event_is_due_for_each_subscribed_endpoint_and_no_other,
                an_event_is_stored_with_its_unit_or_not_at_all,
                an_event_of_a_failed_unit_has_no_deliveries,
                an_id_finds_only_rows_of_its_kind,
                an_idempotency_record_is_added_once,
                an_interview_has_one_share_link,
                an_interview_is_read_with_its_counts_archived_or_not,
                an_interview_is_read_with_its_newest_invitations,
                an_interview_log_includes_only_its_own_and_its_invitations_entries,
                an_invitation_has_one_session_run,
                an_invitation_is_found_by_its_slug,
                an_invitation_log_has_only_its_own_entries,
                an_identity_belongs_to_one_account_until_it_is_removed,
                an_organizations_keys_are_listed_oldest_first,
                an_unsubscription_applies_to_one_organization_and_one_recipient,
                an_unsubscription_takes_effect_with_its_unit,
                a_report_is_counted_with_its_unit,
                forgetting_reports_can_be_repeated_and_concerns_one_organization,
                reports_about_a_recipient_are_counted_and_the_first_that_blocks_stays,
                archived_interviews_are_listed_only_on_request,
                checking_writes_leaves_no_trace,
                claiming_given_mails_claims_only_the_due_ones_among_them,
                concurrent_additions_of_usage_all_count,
                counts_exclude_archived_invitations,
                counts_follow_a_saved_status,
                counts_follow_an_invitation_to_its_erasure,
                deliveries_are_listed_newest_first_in_pages,
                deliveries_expedited_to_a_later_time_are_due_then,
                dropping_a_unit_of_work_leaves_no_trace,
                endpoint_failures_are_saved_without_a_revision,
                endpoints_are_listed_oldest_first_without_deleted_ones,
                endpoints_with_due_deliveries_are_found_with_the_earliest_due_time,
                entries_of_one_unit_keep_their_order,
                events_of_an_invitation_are_in_the_order_of_their_writes,
                every_field_of_a_delivery_and_its_attempts_survives,
                every_field_of_a_key_survives,
                every_field_of_a_log_entry_survives,
                every_field_of_a_mail_survives,
                every_field_of_a_mail_to_an_account_survives_and_it_is_claimed_once,
                every_field_of_a_note_survives,
                every_field_of_a_one_time_link_survives_and_it_closes_once,
                every_field_of_a_passkey_survives_and_its_credential_belongs_to_one,
                every_field_of_a_session_run_survives,
                every_field_of_a_share_link_survives,
                every_field_of_an_endpoint_survives,
                every_field_of_an_event_survives,
                every_field_of_an_idempotency_record_survives,
                every_field_of_an_interview_survives,
                every_field_of_an_invitation_survives,
                every_field_of_an_organization_survives,
                exactly_the_interviews_past_their_resume_time_are_abandoned,
                expedited_deliveries_are_due_at_once,
                fifty_concurrent_commits_all_succeed,
                interviews_with_a_plan_are_found_until_they_are_archived,
                invitees_who_can_be_reminded_are_found_in_the_order_of_their_mails,
                interviews_are_counted_in_the_time_in_which_they_began_and_were_completed,
                interviews_are_listed_in_each_order_a_page_at_a_time,
                invitations_are_listed_by_status_and_separately_if_archived,
                invitations_of_one_interview_are_listed_newest_first,
                invitations_and_their_transcripts_are_read_for_a_search,
                keeping_an_interview_requires_its_revision_and_changes_nothing,
                links_for_a_new_password_are_found_by_account_until_they_close,
                links_to_join_are_found_by_address_until_they_close,
                listing_is_newest_first,
                listing_never_crosses_organizations,
                log_entries_of_a_new_interview_are_never_earlier_than_the_entries_before_them,
                many_deliveries_are_saved_together_or_not_at_all,
                many_log_entries_are_never_earlier_than_the_entries_before_them,
                members_and_memberships_are_two_views_of_the_same_rows,
                no_two_invitations_share_a_slug_and_no_two_keys_a_hash,
                no_two_messages_of_an_invitation_share_a_position,
                notes_are_erased_with_the_transcript,
                notes_of_an_interview_are_found_by_their_tags,
                of_eight_concurrent_saves_of_one_revision_one_succeeds,
                of_many_concurrent_takeovers_of_a_session_run_one_succeeds,
                old_deliveries_are_removed_with_their_attempts_and_events,
                old_records_and_visits_are_removed_and_no_others,
                only_completed_interviews_without_an_analysis_are_unanalyzed,
                only_interviews_in_progress_are_abandoned_archived_or_not,
                organizations_are_listed_oldest_first,
                pages_cover_every_interview_once,
                pages_cover_every_interview_once_while_rows_are_added,
                pages_of_the_log_cover_every_entry_once,
                paging_continues_after_an_interview_that_was_archived_meanwhile,
                ping_succeeds,
                reads_continue_during_writes,
                rows_of_people_require_what_they_refer_to,
                rows_without_an_owner_are_refused,
                running_interviews_of_an_organization_are_listed_newest_first,
                those_who_reported_a_danger_are_listed_latest_report_first,
                undelivered_and_abandoned_invitations_are_listed_latest_change_first,
                withdrawals_are_listed_until_the_organization_decides_longest_waiting_first,
                saving_a_message_writes_every_field_and_requires_that_it_exists,
                saving_a_missing_row_is_a_conflict,
                saving_an_interview_writes_every_field,
                saving_an_invitation_writes_every_field,
                saving_an_old_revision_is_a_conflict_and_changes_nothing,
                saving_an_organization_writes_every_field,
                saving_increments_the_revision,
                session_runs_and_usage_require_an_owner,
                settled_mails_to_accounts_are_removed,
                the_audit_log_is_read_newest_first_in_pages,
                the_body_of_an_event_is_stored_once,
                the_largest_numbers_of_a_share_link_survive,
                the_log_keeps_the_order_of_commits,
                the_newest_link_mail_of_an_invitation_is_found_in_any_state,
                the_oldest_due_deliveries_of_an_endpoint_are_claimed_first,
                the_oldest_due_mail_is_claimed_first,
                the_waiting_mails_of_an_interview_are_those_that_are_neither_sent_nor_given_up,
                times_never_decrease_in_a_log_with_many_writers,
                times_survive_to_the_millisecond,
                two_claimers_never_get_the_same_delivery,
                two_claimers_never_get_the_same_mail,
                unanalyzed_interviews_are_found_until_they_are_analysed,
                unsubscribing_and_resubscribing_can_be_repeated,
                updated_since_combines_with_pages_and_the_archived_filter,
                updated_since_is_inclusive,
                usage_adds_up_by_organization_and_month,
                usage_never_decreases,
                visits_are_counted_by_link_visitor_and_time,
                writes_take_effect_in_order,
            ]
        );
    };
}
