//! The promises of the ports as test suites. An adapter's test file is one line that invokes a suite.

use std::any::Any;
use std::sync::Arc;

use colloquy_domain::ports::{RateLimiter, Storage};

pub mod failure_limiter;
pub mod media;
pub mod rate_limiter;
pub mod storage;

/// A storage that keeps nothing yet.
pub struct FreshStorage {
    pub storage: Arc<dyn Storage>,
    /// What must live as long as the storage does, such as its folder.
    pub keep: Box<dyn Any + Send>,
}

/// Media that keep nothing yet.
pub struct FreshMedia {
    pub visited: media::VisitedMedia,
    /// What must live as long as the media do, such as their folder.
    pub keep: Box<dyn Any + Send>,
}

/// A limiter that has counted nothing yet. It allows [`rate_limiter::LIMIT`] requests a minute, or failures as
/// [`failure_limiter::FAILURES`] says.
pub struct FreshLimiter {
    pub limiter: Arc<dyn RateLimiter>,
    /// What must live as long as the limiter does.
    pub keep: Box<dyn Any + Send>,
}

#[doc(hidden)]
#[macro_export]
macro_rules! contract_cases {
    ($fresh:path, $port:ident, $thing:ident, [$($case:ident,)*]) => {$(
        #[$crate::tokio::test(flavor = "multi_thread", worker_threads = 2, crate = "colloquy_testkit::tokio")]
        async fn $case() {
            let fresh = $fresh().await;
            $crate::contract::$port::$case(fresh.$thing.clone()).await;
        }
    )*};
}

/// Runs every promise of [`Storage`] against the storage that `fresh` gives, each case against one of its own:
/// `storage_contract!(fresh)` where `async fn fresh() -> FreshStorage`.
#[macro_export]
macro_rules! storage_contract {
    ($fresh:path) => {
        $crate::contract_cases!(
            $fresh,
            storage,
            storage,
            [
                a_call_is_remembered_once,
                a_claim_counts_the_try_up_and_lasts_until_its_end,
                a_claim_takes_no_more_than_its_limit,
                a_claimed_mail_can_be_saved,
                a_claimed_mail_is_due_again_after_its_lease,
                a_delivery_is_claimed_by_one_until_its_lease_ends,
                a_failed_addition_undoes_its_unit_each_time_anew,
                a_failed_write_undoes_the_whole_unit,
                a_key_is_found_by_its_hash_with_its_organization,
                a_mail_is_not_claimed_before_it_is_due,
                a_missing_thing_is_none,
                a_page_goes_on_after_one_that_was_archived_meanwhile,
                a_secret_is_added_once_and_survives,
                a_sent_mail_is_never_claimed,
                a_transcript_can_be_read_in_parts,
                a_transcript_is_in_its_order_and_every_field_survives,
                a_unit_of_work_takes_effect_together,
                a_unit_with_hundreds_of_rows_takes_effect_wholly_or_not_at_all,
                a_view_has_no_archived_invitations_and_lists_newest_first,
                a_visitor_is_found_by_address_in_any_letter_case,
                a_worker_whose_claim_was_taken_over_cannot_save,
                abandoned_ones_are_found_until_they_are_ended,
                adding_what_exists_fails_and_changes_nothing,
                an_abandoned_commit_takes_effect_wholly_or_not_at_all,
                an_archived_interview_can_be_viewed,
                an_empty_unit_commits,
                an_endpoints_failures_are_noted_beside_its_revision,
                an_entry_is_never_earlier_than_those_before_it,
                an_event_belongs_to_an_invitation,
                an_event_is_due_for_each_endpoint_that_wants_it_and_no_other,
                an_event_is_kept_with_its_unit_or_not_at_all,
                an_event_of_a_unit_that_fails_is_due_for_nobody,
                an_id_finds_things_of_its_kind_only,
                an_interview_has_one_share_link,
                an_interview_is_read_with_its_newest_invitations,
                an_interviews_log_has_its_invitations_entries_and_no_others,
                an_invitation_has_one_session_run,
                an_invitation_is_found_by_its_slug,
                an_invitations_log_has_its_entries_alone,
                an_organizations_keys_are_listed_oldest_first,
                an_unsubscription_counts_for_one_organization_and_one_recipient,
                an_unsubscription_takes_effect_with_its_unit,
                archived_ones_are_listed_only_when_asked,
                claiming_these_takes_only_these_and_only_due_ones,
                counts_follow_a_saved_status,
                counts_leave_archived_invitations_out,
                deliveries_are_listed_newest_first_in_pages,
                dropping_a_unit_of_work_leaves_no_trace,
                eight_concurrent_saves_of_one_revision_let_one_through,
                endpoints_are_listed_oldest_first_without_deleted_ones,
                endpoints_that_something_is_due_for_are_known_with_its_moment,
                entries_of_one_unit_keep_their_order,
                events_are_in_the_order_of_their_writes_and_of_one_invitation,
                every_field_of_a_delivery_and_its_attempts_survives,
                every_field_of_a_key_survives,
                every_field_of_a_log_entry_survives,
                every_field_of_a_mail_survives,
                every_field_of_a_replay_survives,
                every_field_of_a_share_link_survives,
                every_field_of_a_session_run_survives,
                every_field_of_an_endpoint_survives,
                every_field_of_an_event_survives,
                every_field_of_an_interview_survives,
                every_field_of_an_invitation_survives,
                every_field_of_an_organization_survives,
                fifty_concurrent_commits_all_land,
                invitations_are_listed_by_status_and_archived_ones_apart,
                invitations_are_listed_newest_first_and_of_one_interview_only,
                keeping_an_interview_needs_its_revision_and_changes_nothing,
                listing_is_newest_first,
                listing_never_crosses_organizations,
                many_deliveries_are_saved_together_or_not_at_all,
                many_entries_are_never_earlier_than_those_before_them,
                no_two_invitations_share_a_slug_and_no_two_keys_a_hash,
                no_two_messages_of_an_invitation_have_one_place,
                numbers_of_a_share_link_survive_to_the_largest,
                of_many_who_take_a_session_run_at_once_one_holds_it,
                old_deliveries_are_forgotten_with_their_attempts_and_events,
                only_what_is_completed_and_was_not_read_is_unread,
                only_what_is_in_progress_is_abandoned_archived_or_not,
                organizations_are_listed_oldest_first,
                pages_cover_all_once,
                pages_cover_all_once_while_rows_are_added,
                pages_of_the_log_cover_all_once,
                ping_answers,
                reads_go_on_beside_writes,
                saving_a_message_writes_every_field_and_needs_one,
                saving_an_interview_writes_every_field,
                saving_an_invitation_writes_every_field,
                saving_an_old_revision_is_a_conflict_and_changes_nothing,
                saving_an_organization_writes_every_field,
                saving_what_is_missing_is_a_conflict,
                the_entries_of_a_new_interview_are_never_earlier_than_those_before_them,
                the_log_keeps_the_order_of_commits,
                the_newest_link_mail_of_an_invitation_is_found_whatever_became_of_it,
                the_oldest_due_deliveries_of_an_endpoint_are_claimed_first,
                the_oldest_due_mail_is_claimed_first,
                those_are_abandoned_whose_time_is_over_and_no_others,
                times_never_decrease_in_a_log_with_many_writers,
                times_survive_to_the_millisecond,
                two_claimers_never_get_the_same_delivery,
                two_claimers_never_get_the_same_mail,
                unread_ones_are_found_until_they_are_read,
                unsubscribing_and_resubscribing_can_be_repeated,
                updated_since_goes_with_pages_and_archived_ones,
                updated_since_includes_its_moment,
                usage_adds_up_by_organization_and_month,
                usage_that_is_added_at_once_is_all_counted,
                visits_are_counted_by_link_visitor_and_time,
                what_an_event_says_is_said_once,
                what_belongs_to_nothing_is_refused,
                what_is_hurried_is_due_at_once,
                what_is_hurried_to_a_later_moment_is_due_then,
                what_is_old_is_forgotten_and_the_rest_is_not,
                what_is_saved_has_the_next_revision,
                what_sits_or_was_used_belongs_to_somebody,
                what_was_used_is_never_given_back,
                who_was_taken_over_from_saves_nothing_more,
                writes_are_checked_without_a_trace,
                writes_take_effect_in_their_order,
            ]
        );
    };
}

/// Runs every promise of [`RateLimiter`] against the limiter that `fresh` gives, each case against one of its
/// own: `rate_limiter_contract!(fresh)` where `async fn fresh() -> FreshLimiter`.
#[macro_export]
macro_rules! rate_limiter_contract {
    ($fresh:path) => {
        $crate::contract_cases!(
            $fresh,
            rate_limiter,
            limiter,
            [
                a_refused_request_does_not_extend_the_window,
                a_window_starts_with_the_first_request,
                after_sixty_seconds_a_new_window_begins,
                another_subject_has_its_own_window,
                concurrent_requests_are_each_counted_once,
                looking_counts_nothing_and_sees_what_counting_would,
                the_request_beyond_the_limit_is_refused,
                the_seconds_left_count_down_to_one,
                waiting_for_the_told_seconds_is_enough,
            ]
        );
    };
}

/// Runs every promise of a [`RateLimiter`] of failures against the limiter that `fresh` gives, each case against one of
/// its own: `failure_limiter_contract!(fresh)` where `async fn fresh() -> FreshLimiter`.
#[macro_export]
macro_rules! failure_limiter_contract {
    ($fresh:path) => {
        $crate::contract_cases!(
            $fresh,
            failure_limiter,
            limiter,
            [
                a_failure_during_a_wait_does_not_prolong_it,
                a_quiet_window_after_the_wait_forgets_the_failures,
                another_subject_does_not_wait,
                each_further_failure_doubles_the_wait_up_to_the_longest,
                failures_before_the_window_do_not_count,
                failures_within_the_limit_begin_no_wait,
                looking_counts_no_failure,
                of_concurrent_failures_those_within_the_limit_count,
                the_last_failure_within_the_limit_begins_a_wait,
            ]
        );
    };
}

/// Runs every promise of [`Media`](colloquy_domain::ports::Media) against the media that `fresh` gives, each case
/// against some of its own: `media_contract!(fresh)` where `async fn fresh() -> FreshMedia`.
#[macro_export]
macro_rules! media_contract {
    ($fresh:path) => {
        $crate::contract_cases!(
            $fresh,
            media,
            visited,
            [
                an_address_leads_to_what_is_there_when_it_is_followed,
                an_address_tells_what_kind_of_audio_it_leads_to,
                names_do_not_mix,
                nothing_and_much_are_kept_to_the_byte,
                of_many_put_at_once_one_is_kept_whole,
                putting_again_replaces,
                what_is_fetched_is_what_was_put,
                what_is_put_is_there,
                what_was_not_put_is_not_there,
            ]
        );
    };
}

#[cfg(test)]
mod tests;
