import { readdir } from "node:fs/promises";
import path from "node:path";
import { startFormSite } from "../fixtures/form-site.ts";
import { rightForm, sendPlain, sendScripted } from "../fixtures/send-form.ts";
import { expect } from "../fixtures/test.ts";
import { homeOf, test } from "../fixtures/site-on-stand-in.ts";

test("while the content system takes calls and never answers stored pages stay, and others say so", async ({
  site,
}) => {
  const web = await site.start({ CMS_TIMEOUT_MS: "1000" });
  const whole = await homeOf(web.address);
  site.standIn.trouble.kind = "silence";

  const unseen = Array.from({ length: 40 }, (_, number) => fetch(`${web.address}/nooit-gezien-${number}`));
  expect(await homeOf(web.address)).toBe(whole);
  const answers = await Promise.all(unseen);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
  expect(answers.every(({ headers }) => headers.has("retry-after"))).toBe(true);

  site.standIn.trouble.kind = null;
  await expect.poll(async () => (await fetch(`${web.address}/nooit-gezien`)).status, { timeout: 30_000 }).toBe(404);
});

test("F16 a form that is sent while the content system takes calls and never answers is thanked for within ten seconds, kept, and arrives later", async () => {
  const site = await startFormSite();
  try {
    const [plain, scripted] = await Promise.all([rightForm(site.address), rightForm(site.address)]);
    // Whoever sends it has seen it.
    expect(await (await fetch(`${site.address}/contact`)).text()).toContain("contactformulier");
    site.state.hangs = true;
    const [thanked, taken] = await Promise.all([
      sendPlain(site.address, { ...plain, name: "Zonder scripts" }, [], 10_000),
      sendScripted(site.address, { ...scripted, name: "Met scripts" }, [], 10_000),
    ]);
    expect(thanked.status).toBe(303);
    expect(await taken.json()).toMatchObject({ state: "sent" });
    expect(site.stored).toEqual([]);
    expect(await readdir(path.join(site.formsFolder, "waiting"))).toHaveLength(2);

    site.state.hangs = false;
    const names = () => new Set(site.stored.map(({ record }) => record.values["name"]));
    await expect.poll(names, { timeout: 60_000 }).toEqual(new Set(["Met scripts", "Zonder scripts"]));
    await expect.poll(() => readdir(path.join(site.formsFolder, "waiting"))).toEqual([]);
  } finally {
    await site.stop();
  }
});
