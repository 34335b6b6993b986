// Calls every tool once, as each client does. Returns the names of the tools that were listed and called.
export async function everyTool(listed, call) {
  const names = listed.map((tool) => tool.name);
  const called = [];
  const ask = async (name, args) => {
    const result = await call(name, args);
    if (result.isError) throw new Error(`${name}: ${JSON.stringify(result.content)}`);
    called.push(name);
    return result.structuredContent;
  };
  const prompt = "Ask what was good in their first week, and what was hard.";
  const created = await ask("create-interview", { prompt, title: "First week" });
  const id = created.id;
  const { interviews } = await ask("list-interviews", { limit: 5 });
  if (!interviews.some((one) => one.id === id)) throw new Error("the interview is not listed");
  const updated = await ask("update-interview", { id, title: "Second week", maxMinutes: 15 });
  if (updated.title !== "Second week") throw new Error("the title was not updated");
  const invitees = [{ name: "Ada", email: "ada@example.org" }];
  const { invitations } = await ask("create-invitation", { interviewId: id, invitees });
  const all = await ask("list-invitations", { interviewId: id });
  if (all.invitations.length !== 2) throw new Error("the invitations are not listed");
  const named = await ask("update-invitation", { id: invitations[0].id, name: "Ada L." });
  if (named.name !== "Ada L.") throw new Error("the name was not updated");
  await ask("get-invitation", { id: invitations[0].id });
  const whole = await ask("get-interview", { id });
  if (whole.invitations.length !== 2 || whole.nextCursor !== null) throw new Error("the interview is incomplete");
  return { listed: names.sort(), called: called.sort() };
}
