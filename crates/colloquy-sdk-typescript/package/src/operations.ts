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

/** What {@link Operations.listInterviews} is asked for. */
export interface ListInterviewsQuery {
  /** When `true`, archived ones only; otherwise those not archived. */
  archived?: boolean | undefined;
  /** Only those updated at this time or later. A `Date`, or RFC 3339 with any offset. */
  updatedSince?: string | Date | undefined;
  /** The most rows to answer. A page whose texts are very long ends sooner. 1 to 1 000. */
  limit?: number | undefined;
  /** Where the page begins, from the `next` relation of the page before. */
  cursor?: string | undefined;
}

/** What {@link Operations.listInterviewLogs} is asked for. */
export interface ListInterviewLogsQuery {
  /** The most rows to answer. A page whose texts are very long ends sooner. 1 to 1 000. */
  limit?: number | undefined;
  /** Where the page begins, from the `next` relation of the page before. */
  cursor?: string | undefined;
}

/** What {@link Operations.listInvitations} is asked for. */
export interface ListInvitationsQuery {
  /** Only those in this status. */
  status?: InvitationStatus | undefined;
  /** When `true`, archived ones only; otherwise those not archived. */
  archived?: boolean | undefined;
  /** The most rows to answer. A page whose texts are very long ends sooner. 1 to 1 000. */
  limit?: number | undefined;
  /** Where the page begins, from the `next` relation of the page before. */
  cursor?: string | undefined;
}

/** What {@link Operations.listInvitationLogs} is asked for. */
export interface ListInvitationLogsQuery {
  /** The most rows to answer. A page whose texts are very long ends sooner. 1 to 1 000. */
  limit?: number | undefined;
  /** Where the page begins, from the `next` relation of the page before. */
  cursor?: string | undefined;
}

/** What {@link Operations.listVoices} is asked for. */
export interface ListVoicesQuery {
  /** A language tag: `en` finds `en` and `en-GB`, a full tag finds itself. */
  language?: string | undefined;
  /** The most rows to answer. A page whose texts are very long ends sooner. 1 to 1 000. */
  limit?: number | undefined;
  /** Where the page begins, from the `next` relation of the page before. */
  cursor?: string | undefined;
}

/** The operations of the interface, each by its name there. */
export abstract class Operations {
  protected abstract call<T>(call: Call, options?: CallOptions): Promise<T>;

  protected abstract list<T>(call: Call, options?: CallOptions): Pages<T>;

  /**
   * Create an interview.
   *
   * Without invitees one shareable invitation is made and its link is answered; nothing is mailed. With
   * invitees one invitation is made and mailed for each. A missing title, intro and first message are made
   * from the prompt. It is always one interview: every row has the same id and the full `invitationsCount`. A
   * failed mail stops nothing; it shows in `sent` and `error`.
   *
   * @returns One row for each invitation made: the interview, with `invitations` holding that one.
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
   * Newest first. Await it for one page, or go over all rows with `for await`.
   *
   * @returns The interviews, each with its invitations counted by status.
   */
  listInterviews(query: ListInterviewsQuery = {}, options?: CallOptions): Pages<ListedInterview> {
    return this.list({ method: "GET", path: path`/v1/interviews`, query }, options);
  }

  /**
   * Get one interview.
   *
   * Archived ones can be read too.
   *
   * @returns The interview.
   */
  getInterview(interviewId: string, options?: CallOptions): Promise<Interview> {
    return this.call({ method: "GET", path: path`/v1/interviews/${interviewId}` }, options);
  }

  /**
   * Update an interview.
   *
   * Only the fields that are present change. Values equal to the present ones change nothing, `updatedAt`
   * included. Recipients live on invitations and are changed there.
   *
   * @returns The interview.
   */
  updateInterview(interviewId: string, body: InterviewUpdate, options?: CallOptions): Promise<Interview> {
    return this.call({ method: "PATCH", path: path`/v1/interviews/${interviewId}`, body }, options);
  }

  /**
   * Regenerate the intro.
   *
   * A new intro is made from the present prompt and stored.
   *
   * @returns The interview.
   */
  regenerateIntro(interviewId: string, options?: CallOptions): Promise<Interview> {
    return this.call({ method: "POST", path: path`/v1/interviews/${interviewId}/regenerate-intro` }, options);
  }

  /**
   * Regenerate the first message.
   *
   * A new opening question is made from the present prompt and stored.
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
   * starts are refused until it is restored. Repeating it changes nothing.
   *
   * @returns Whether it is archived, and since when.
   */
  archiveInterview(interviewId: string, options?: CallOptions): Promise<ArchiveState> {
    return this.call({ method: "POST", path: path`/v1/interviews/${interviewId}/archive` }, options);
  }

  /**
   * Restore an archived interview.
   *
   * Repeating it changes nothing.
   *
   * @returns Whether it is archived, and since when.
   */
  restoreInterview(interviewId: string, options?: CallOptions): Promise<ArchiveState> {
    return this.call({ method: "POST", path: path`/v1/interviews/${interviewId}/restore` }, options);
  }

  /**
   * List what happened to an interview and its invitations.
   *
   * Newest first, in the order in which changes took effect. Await it for one page, or go over all rows with
   * `for await`.
   *
   * @returns Its entries and those of its invitations.
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
   * Newest first. Await it for one page, or go over all rows with `for await`.
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
   * It is READY and nothing is sent: name and email only pre-fill. Its link can be shared.
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
   * One invitation is made and mailed for each invitee, and answered in their order. A failed mail stops
   * nothing; it shows in `sent` and `error`.
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
   * The email changes only by sending.
   *
   * @returns The invitation.
   */
  updateInvitation(invitationId: string, body: InvitationUpdate, options?: CallOptions): Promise<Invitation> {
    return this.call({ method: "PATCH", path: path`/v1/invitations/${invitationId}`, body }, options);
  }

  /**
   * Mail an invitation.
   *
   * Allowed when READY or REOPENED. Sets the email and mails the link; again sends it again.
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
   * Allowed when READY. The link shows a closed page.
   *
   * @returns The invitation.
   */
  cancelInvitation(invitationId: string, options?: CallOptions): Promise<Invitation> {
    return this.call({ method: "POST", path: path`/v1/invitations/${invitationId}/cancel` }, options);
  }

  /**
   * Open a cancelled or completed invitation again.
   *
   * CANCELLED becomes READY. COMPLETED becomes REOPENED, and the interview can be gone on with.
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
   * REOPENED becomes COMPLETED; summary and insights are made anew, and `incomplete` is false.
   *
   * @returns The invitation.
   */
  completeInvitation(invitationId: string, options?: CallOptions): Promise<Invitation> {
    return this.call({ method: "POST", path: path`/v1/invitations/${invitationId}/complete` }, options);
  }

  /**
   * Archive an invitation.
   *
   * Allowed in any status, which is kept. Repeating it changes nothing.
   *
   * @returns Whether it is archived, and since when.
   */
  archiveInvitation(invitationId: string, options?: CallOptions): Promise<ArchiveState> {
    return this.call({ method: "POST", path: path`/v1/invitations/${invitationId}/archive` }, options);
  }

  /**
   * Restore an archived invitation.
   *
   * Repeating it changes nothing.
   *
   * @returns Whether it is archived, and since when.
   */
  restoreInvitation(invitationId: string, options?: CallOptions): Promise<ArchiveState> {
    return this.call({ method: "POST", path: path`/v1/invitations/${invitationId}/restore` }, options);
  }

  /**
   * List what happened to an invitation.
   *
   * Newest first, in the order in which changes took effect. Await it for one page, or go over all rows with
   * `for await`.
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
   * The address needs no key and works for 15 minutes. A message without a recording is not found.
   *
   * @returns Where the recording can be fetched.
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
   * The first read makes one that is off.
   *
   * @returns The share link.
   */
  getShareLink(interviewId: string, options?: CallOptions): Promise<ShareLink> {
    return this.call({ method: "GET", path: path`/v1/interviews/${interviewId}/share` }, options);
  }

  /**
   * Update an interview's share link.
   *
   * Only the fields that are present change.
   *
   * @returns The share link.
   */
  updateShareLink(interviewId: string, body: ShareLinkUpdate, options?: CallOptions): Promise<ShareLink> {
    return this.call({ method: "PATCH", path: path`/v1/interviews/${interviewId}/share`, body }, options);
  }

  /**
   * List the voices.
   *
   * By language, then name. Await it for one page, or go over all rows with `for await`.
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
   * @returns Where the sample can be fetched.
   */
  getVoiceAudioUrl(voiceId: string, options?: CallOptions): Promise<AudioUrl> {
    return this.call({ method: "GET", path: path`/v1/voices/${voiceId}/test-audio-url` }, options);
  }
}
