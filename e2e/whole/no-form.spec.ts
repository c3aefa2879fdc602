import { expect, test } from "../fixtures/test.ts";
import { formTargets } from "../fixtures/form-target.ts";

test("F11 a form that its page still has comes back with all that was typed", async ({ baseURL }) => {
  const targets = await formTargets(baseURL ?? "");
  const target = targets.find(({ name, locale }) => name.includes("contact") && locale === "nl");
  if (target === undefined) throw new Error("There is no form for contact");
  const body = new URLSearchParams({ form_id: target.form.documentId, name: "Jorien Meppelink" });
  const answer = await fetch(target.page, { method: "POST", body });
  expect([answer.status, (await answer.text()).includes("Jorien Meppelink")]).toEqual([422, true]);
  // One that editors took the place of comes back in the one that there is now.
  body.set("form_id", "bestaatniet");
  const replaced = await fetch(target.page, { method: "POST", body });
  expect([replaced.status, (await replaced.text()).includes("Jorien Meppelink")]).toEqual([409, true]);
});
