// What every client does: each tool once. Prints the names it listed, the version spoken, and what it was answered.
export async function everyTool(listed, call) {
  const names = listed.map((tool) => tool.name);
  const said = [];
  const ask = async (name, args) => {
    const result = await call(name, args);
    if (result.isError) throw new Error(`${name}: ${JSON.stringify(result.content)}`);
    said.push(name);
    return result.structuredContent;
  };
  const prompt = "Ask what was good in their first week, and what was hard.";
  const made = await ask("create-interview", { prompt, title: "First week" });
  const id = made.id;
  const { interviews } = await ask("list-interviews", { limit: 5 });
  if (!interviews.some((one) => one.id === id)) throw new Error("the interview is not listed");
  const updated = await ask("update-interview", { id, title: "Second week", maxMinutes: 15 });
  if (updated.title !== "Second week") throw new Error("the title is not set");
  const invitees = [{ name: "Ada", email: "ada@example.org" }];
  const { invitations } = await ask("create-invitation", { interviewId: id, invitees });
  const all = await ask("list-invitations", { interviewId: id });
  if (all.invitations.length !== 2) throw new Error("the invitations are not listed");
  const named = await ask("update-invitation", { id: invitations[0].id, name: "Ada L." });
  if (named.name !== "Ada L.") throw new Error("the name is not set");
  await ask("get-invitation", { id: invitations[0].id });
  const whole = await ask("get-interview", { id });
  if (whole.invitations.length !== 2 || whole.nextCursor !== null) throw new Error("it is not whole");
  return { listed: names.sort(), called: said.sort() };
}
