// Calls every function and prints the results.

import { Colloquy } from "colloquy-sdk";

interface Task {
  /** An invitation that can be completed. */
  reopened: string;
  /** A message that has a recording. */
  message: { invitation: string; id: string };
}

type Name = Exclude<keyof Colloquy, "baseUrl">;

const { reopened, message } = JSON.parse(process.env["TASK"] ?? "") as Task;
const colloquy = new Colloquy();

const created = await colloquy.createInterview({
  prompt: "Ask about their first week at work.",
  title: undefined,
  invitees: [{ name: "Ada", email: "ada@example.org" }, { email: "grace@example.org" }],
});
const [row] = created;
if (row === undefined) throw new Error("no row");
const interview = row.id;
const single = await colloquy.createInvitation(interview);
const sent = await colloquy.sendInvitation(single.id, { email: "alan@example.org" });
const cancelled = await colloquy.cancelInvitation(sent.id);
const voices = await colloquy.listVoices({ language: "en", limit: 1 });
const [voice] = voices.items;
if (voice === undefined) throw new Error("no voice");

// The compiler rejects this if an operation is missing.
const results: Record<Name, unknown> = {
  createInterview: created,
  createInvitation: single,
  sendInvitation: sent,
  cancelInvitation: cancelled,
  listVoices: voices.items,
  createInvitations: await colloquy.createInvitations(interview, {
    invitees: [{ email: "mary@example.org" }],
  }),
  getInterview: await colloquy.getInterview(interview),
  listInterviews: (await colloquy.listInterviews({ archived: false, updatedSince: new Date(0) })).items,
  updateInterview: await colloquy.updateInterview(interview, { maxMinutes: 20, voiceId: voice.id }),
  regenerateIntro: await colloquy.regenerateIntro(interview),
  regenerateFirstMessage: await colloquy.regenerateFirstMessage(interview),
  getShareLink: await colloquy.getShareLink(interview),
  updateShareLink: await colloquy.updateShareLink(interview, {
    enabled: true,
    askEmail: "required",
    opensAt: new Date("2026-11-20T09:00:00+01:00"),
    closesAt: null,
    accessCode: "open sesame",
  }),
  listInvitations: (await colloquy.listInvitations(interview, { status: "READY" })).items,
  reactivateInvitation: await colloquy.reactivateInvitation(cancelled.id, { sendEmail: true }),
  updateInvitation: await colloquy.updateInvitation(cancelled.id, { name: null }),
  completeInvitation: await colloquy.completeInvitation(reopened),
  getInvitation: await colloquy.getInvitation(message.invitation),
  getMessageAudioUrl: await colloquy.getMessageAudioUrl(message.invitation, message.id),
  getVoiceAudioUrl: await colloquy.getVoiceAudioUrl(voice.id),
  archiveInvitation: await colloquy.archiveInvitation(cancelled.id),
  restoreInvitation: await colloquy.restoreInvitation(cancelled.id),
  listInvitationLogs: (await colloquy.listInvitationLogs(cancelled.id)).items,
  archiveInterview: await colloquy.archiveInterview(interview),
  restoreInterview: await colloquy.restoreInterview(interview),
  listInterviewLogs: (await colloquy.listInterviewLogs(interview, { limit: 100 })).items,
};
console.log(JSON.stringify(results));
