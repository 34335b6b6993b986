// Written from the OpenAPI document by `cargo xtask sdk`: change that, not this.

import { path, type Call, type CallOptions, type RepeatableCallOptions } from "./calls.js";
import type { Pages } from "./pages.js";
import type {
  ArchiveState,
  AudioUrl,
  Interview,
  InterviewUpdate,
  Invitation,
  InvitationStatus,
  InvitationUpdate,
  InvitationWithMessages,
  ListedInterview,
  LogEntry,
  NewInterview,
  NewInvitation,
  NewInvitations,
  Reactivation,
  Sending,
  ShareLink,
  ShareLinkUpdate,
  Voice,
} from "./records.js";

/** The query of {@link Operations.listInterviews}. */
export interface ListInterviewsQuery {
  /** If `true`, lists only archived rows; otherwise only rows that are not archived. */
  archived?: boolean | undefined;
  /** Lists only interviews updated at this time or later. A `Date`, or RFC 3339 with any offset. */
  updatedSince?: string | Date | undefined;
  /** The maximum number of rows. A page with very long texts may have fewer. 1 to 1 000. */
  limit?: number | undefined;
  /** The start of the page, taken from the `next` link of the previous page. */
  cursor?: string | undefined;
}

/** The query of {@link Operations.listInterviewLogs}. */
export interface ListInterviewLogsQuery {
  /** The maximum number of rows. A page with very long texts may have fewer. 1 to 1 000. */
  limit?: number | undefined;
  /** The start of the page, taken from the `next` link of the previous page. */
  cursor?: string | undefined;
}

/** The query of {@link Operations.listInvitations}. */
export interface ListInvitationsQuery {
  /** Lists only invitations in this status. */
  status?: InvitationStatus | undefined;
  /** If `true`, lists only archived rows; otherwise only rows that are not archived. */
  archived?: boolean | undefined;
  /** The maximum number of rows. A page with very long texts may have fewer. 1 to 1 000. */
  limit?: number | undefined;
  /** The start of the page, taken from the `next` link of the previous page. */
  cursor?: string | undefined;
}

/** The query of {@link Operations.listInvitationLogs}. */
export interface ListInvitationLogsQuery {
  /** The maximum number of rows. A page with very long texts may have fewer. 1 to 1 000. */
  limit?: number | undefined;
  /** The start of the page, taken from the `next` link of the previous page. */
  cursor?: string | undefined;
}

/** The query of {@link Operations.listVoices}. */
export interface ListVoicesQuery {
  /** A language tag: `en` matches `en` and `en-GB`; a full tag matches only itself. */
  language?: string | undefined;
  /** The maximum number of rows. A page with very long texts may have fewer. 1 to 1 000. */
  limit?: number | undefined;
  /** The start of the page, taken from the `next` link of the previous page. */
  cursor?: string | undefined;
}

/** The operations of the interface, by their operation ids. */
export abstract class Operations {
  protected abstract call<T>(call: Call, options?: CallOptions): Promise<T>;

  protected abstract list<T>(call: Call, options?: CallOptions): Pages<T>;

  /**
   * Create an interview.
   *
   * Without invitees, creates one shareable invitation, returns its link and sends no mail. With invitees,
   * creates and mails one invitation for each. A missing title, intro or first message is generated from the
   * prompt. The call always creates one interview: every row has the same id and the full `invitationsCount`.
   * A failed mail does not fail the call; it shows in `sent` and `error`.
   *
   * @returns One row for each created invitation: the interview, with that invitation in `invitations`.
   */
  createInterview(body: NewInterview, options?: RepeatableCallOptions): Promise<Interview[]> {
    return this.call(
      {
        method: "POST",
        path: path`/v1/interviews`,
        body,
        takesIdempotencyKey: true,
      },
      options,
    );
  }

  /**
   * List the organization's interviews.
   *
   * Newest first. Await it for one page, or iterate over all rows with `for await`.
   *
   * @returns The interviews, with their invitations counted by status.
   */
  listInterviews(query: ListInterviewsQuery = {}, options?: CallOptions): Pages<ListedInterview> {
    return this.list({ method: "GET", path: path`/v1/interviews`, query }, options);
  }

  /**
   * Get one interview.
   *
   * Archived interviews can be read too.
   *
   * @returns The interview.
   */
  getInterview(interviewId: string, options?: CallOptions): Promise<Interview> {
    return this.call({ method: "GET", path: path`/v1/interviews/${interviewId}` }, options);
  }

  /**
   * Update an interview.
   *
   * Only the given fields change. Values equal to the present ones change nothing, not even `updatedAt`.
   * Recipients belong to invitations and are changed there.
   *
   * @returns The interview.
   */
  updateInterview(interviewId: string, body: InterviewUpdate, options?: CallOptions): Promise<Interview> {
    return this.call({ method: "PATCH", path: path`/v1/interviews/${interviewId}`, body }, options);
  }

  /**
   * Regenerate the intro.
   *
   * Generates a new intro from the present prompt and stores it.
   *
   * @returns The interview.
   */
  regenerateIntro(interviewId: string, options?: CallOptions): Promise<Interview> {
    return this.call({ method: "POST", path: path`/v1/interviews/${interviewId}/regenerate-intro` }, options);
  }

  /**
   * Regenerate the first message.
   *
   * Generates a new opening question from the present prompt and stores it.
   *
   * @returns The interview.
   */
  regenerateFirstMessage(interviewId: string, options?: CallOptions): Promise<Interview> {
    return this.call(
      {
        method: "POST",
        path: path`/v1/interviews/${interviewId}/regenerate-first-message`,
      },
      options,
    );
  }

  /**
   * Archive an interview.
   *
   * Hides it from default listings and keeps its invitations and transcripts. New invitations, mails and
   * starts are rejected until it is restored. Repeating the call changes nothing.
   *
   * @returns Whether it is archived, and since when.
   */
  archiveInterview(interviewId: string, options?: CallOptions): Promise<ArchiveState> {
    return this.call({ method: "POST", path: path`/v1/interviews/${interviewId}/archive` }, options);
  }

  /**
   * Restore an archived interview.
   *
   * Repeating the call changes nothing.
   *
   * @returns Whether it is archived, and since when.
   */
  restoreInterview(interviewId: string, options?: CallOptions): Promise<ArchiveState> {
    return this.call({ method: "POST", path: path`/v1/interviews/${interviewId}/restore` }, options);
  }

  /**
   * List what happened to an interview and its invitations.
   *
   * Newest first, in the order in which the changes took effect. Await it for one page, or iterate over all
   * rows with `for await`.
   *
   * @returns The entries of the interview and its invitations.
   */
  listInterviewLogs(
    interviewId: string,
    query: ListInterviewLogsQuery = {},
    options?: CallOptions,
  ): Pages<LogEntry> {
    return this.list({ method: "GET", path: path`/v1/interviews/${interviewId}/logs`, query }, options);
  }

  /**
   * List an interview's invitations.
   *
   * Newest first. Await it for one page, or iterate over all rows with `for await`.
   *
   * @returns The invitations.
   */
  listInvitations(
    interviewId: string,
    query: ListInvitationsQuery = {},
    options?: CallOptions,
  ): Pages<Invitation> {
    return this.list(
      {
        method: "GET",
        path: path`/v1/interviews/${interviewId}/invitations`,
        query,
      },
      options,
    );
  }

  /**
   * Create an invitation without mailing it.
   *
   * The invitation is READY and no mail is sent: the name and email only pre-fill. Its link can be shared.
   *
   * @returns The invitation.
   */
  createInvitation(
    interviewId: string,
    body?: NewInvitation,
    options?: RepeatableCallOptions,
  ): Promise<Invitation> {
    return this.call(
      {
        method: "POST",
        path: path`/v1/interviews/${interviewId}/invitations`,
        body,
        takesIdempotencyKey: true,
      },
      options,
    );
  }

  /**
   * Create and mail invitations.
   *
   * Creates and mails one invitation for each invitee, and returns them in the order of the invitees. A
   * failed mail does not fail the call; it shows in `sent` and `error`.
   *
   * @returns The invitations.
   */
  createInvitations(
    interviewId: string,
    body: NewInvitations,
    options?: RepeatableCallOptions,
  ): Promise<Invitation[]> {
    return this.call(
      {
        method: "POST",
        path: path`/v1/interviews/${interviewId}/invitations/bulk`,
        body,
        takesIdempotencyKey: true,
      },
      options,
    );
  }

  /**
   * Get one invitation with its transcript.
   *
   * The transcript is in `messages`.
   *
   * @returns The invitation with its transcript.
   */
  getInvitation(invitationId: string, options?: CallOptions): Promise<InvitationWithMessages> {
    return this.call({ method: "GET", path: path`/v1/invitations/${invitationId}` }, options);
  }

  /**
   * Rename an invitation's invitee.
   *
   * Only sending changes the email.
   *
   * @returns The invitation.
   */
  updateInvitation(invitationId: string, body: InvitationUpdate, options?: CallOptions): Promise<Invitation> {
    return this.call({ method: "PATCH", path: path`/v1/invitations/${invitationId}`, body }, options);
  }

  /**
   * Mail an invitation.
   *
   * Allowed in the status READY or REOPENED. Sets the email and mails the link. Repeating the call mails it
   * again.
   *
   * @returns The invitation.
   */
  sendInvitation(invitationId: string, body: Sending, options?: RepeatableCallOptions): Promise<Invitation> {
    return this.call(
      {
        method: "POST",
        path: path`/v1/invitations/${invitationId}/send`,
        body,
        takesIdempotencyKey: true,
      },
      options,
    );
  }

  /**
   * Cancel an invitation.
   *
   * Allowed in the status READY. The link then shows a closed page.
   *
   * @returns The invitation.
   */
  cancelInvitation(invitationId: string, options?: CallOptions): Promise<Invitation> {
    return this.call({ method: "POST", path: path`/v1/invitations/${invitationId}/cancel` }, options);
  }

  /**
   * Open a cancelled or completed invitation again.
   *
   * CANCELLED becomes READY. COMPLETED becomes REOPENED, and the interview can be resumed.
   *
   * @returns The invitation.
   */
  reactivateInvitation(
    invitationId: string,
    body?: Reactivation,
    options?: CallOptions,
  ): Promise<Invitation> {
    return this.call(
      {
        method: "POST",
        path: path`/v1/invitations/${invitationId}/reactivate`,
        body,
      },
      options,
    );
  }

  /**
   * Complete a reopened invitation.
   *
   * REOPENED becomes COMPLETED; the summary and insights are regenerated, and `incomplete` is false.
   *
   * @returns The invitation.
   */
  completeInvitation(invitationId: string, options?: CallOptions): Promise<Invitation> {
    return this.call({ method: "POST", path: path`/v1/invitations/${invitationId}/complete` }, options);
  }

  /**
   * Archive an invitation.
   *
   * Allowed in any status, which does not change. Repeating the call changes nothing.
   *
   * @returns Whether it is archived, and since when.
   */
  archiveInvitation(invitationId: string, options?: CallOptions): Promise<ArchiveState> {
    return this.call({ method: "POST", path: path`/v1/invitations/${invitationId}/archive` }, options);
  }

  /**
   * Restore an archived invitation.
   *
   * Repeating the call changes nothing.
   *
   * @returns Whether it is archived, and since when.
   */
  restoreInvitation(invitationId: string, options?: CallOptions): Promise<ArchiveState> {
    return this.call({ method: "POST", path: path`/v1/invitations/${invitationId}/restore` }, options);
  }

  /**
   * List what happened to an invitation.
   *
   * Newest first, in the order in which the changes took effect. Await it for one page, or iterate over all
   * rows with `for await`.
   *
   * @returns Its entries.
   */
  listInvitationLogs(
    invitationId: string,
    query: ListInvitationLogsQuery = {},
    options?: CallOptions,
  ): Pages<LogEntry> {
    return this.list({ method: "GET", path: path`/v1/invitations/${invitationId}/logs`, query }, options);
  }

  /**
   * Get an address of a message's recording.
   *
   * The address needs no key and works for 15 minutes. A message without a recording gives a 404.
   *
   * @returns The address of the recording.
   */
  getMessageAudioUrl(invitationId: string, messageId: string, options?: CallOptions): Promise<AudioUrl> {
    return this.call(
      {
        method: "GET",
        path: path`/v1/invitations/${invitationId}/messages/${messageId}/audio-url`,
      },
      options,
    );
  }

  /**
   * Get an interview's share link.
   *
   * The first read creates the link, which is disabled.
   *
   * @returns The share link.
   */
  getShareLink(interviewId: string, options?: CallOptions): Promise<ShareLink> {
    return this.call({ method: "GET", path: path`/v1/interviews/${interviewId}/share` }, options);
  }

  /**
   * Update an interview's share link.
   *
   * Only the given fields change.
   *
   * @returns The share link.
   */
  updateShareLink(interviewId: string, body: ShareLinkUpdate, options?: CallOptions): Promise<ShareLink> {
    return this.call({ method: "PATCH", path: path`/v1/interviews/${interviewId}/share`, body }, options);
  }

  /**
   * List the voices.
   *
   * Ordered by language, then name. Await it for one page, or iterate over all rows with `for await`.
   *
   * @returns The voices.
   */
  listVoices(query: ListVoicesQuery = {}, options?: CallOptions): Pages<Voice> {
    return this.list({ method: "GET", path: path`/v1/voices`, query }, options);
  }

  /**
   * Get an address of a voice's spoken sample.
   *
   * A short sample in the voice's language. The address needs no key and works for 15 minutes.
   *
   * @returns The address of the sample.
   */
  getVoiceAudioUrl(voiceId: string, options?: CallOptions): Promise<AudioUrl> {
    return this.call({ method: "GET", path: path`/v1/voices/${voiceId}/test-audio-url` }, options);
  }
}
