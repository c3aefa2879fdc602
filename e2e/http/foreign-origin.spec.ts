import { Editor } from "../fixtures/editor.ts";
import { takeTime } from "../fixtures/fill-in-form.ts";
import { pathsOfSitemap } from "../fixtures/sitemap.ts";
import { expect, test } from "../fixtures/http-test.ts";
import { rightEntries } from "../hostile/form-entries.ts";
import { formTargets } from "../hostile/form-target.ts";

test("F11 no page of the site takes a right form that another site's page sends", async ({ request, baseURL }) => {
  const email = "elders@voorbeeld.nl";
  const target = (await formTargets(baseURL ?? "")).find(
    ({ name, locale }) => name.includes("contact") && locale === "nl",
  );
  if (target === undefined) throw new Error("There is no form for contact");
  const { token } = await (await request.post("/forms/start")).json();
  await takeTime();
  const body = new URLSearchParams([
    ["form_id", target.form.documentId],
    ["form_token", token],
  ]);
  for (const [name, value] of rightEntries(target.form, email)) if (typeof value === "string") body.append(name, value);

  const paths = await pathsOfSitemap(request);
  expect(paths.length).toBeGreaterThan(90);
  const headers = { origin: "http://kwaad.example" };
  const taken: string[] = [];
  const post = async (path: string) => {
    // Without cookies, as a browser sends none of ours from another site.
    const address = new URL(/^\/(?:en)?$/u.test(path) ? `${path}?index` : path, baseURL);
    const answer = await fetch(address, { method: "POST", headers, body, redirect: "manual" });
    // A view takes no forms, whoever sends them.
    if (answer.status !== 403 && answer.status !== 405) taken.push(`${path} ${answer.status}`);
    await answer.body?.cancel();
  };
  for (let from = 0; from < paths.length; from += 4) await Promise.all(paths.slice(from, from + 4).map(post));
  expect(taken).toEqual([]);
  expect(await (await Editor.logIn()).findInInbox("submission", email)).toEqual([]);
});
