import { Editor } from "../fixtures/editor.ts";
import { formOn } from "../fixtures/fill-in-form.ts";
import { hostileRun } from "../fixtures/hostile-run.ts";
import { expect, test } from "../fixtures/test.ts";
import { readOutbox } from "../fixtures/outbox.ts";
import { answerProblem } from "./answer-problem.ts";
import { asMultipart, asUrlEncoded, type SentBody } from "../fixtures/encode-body.ts";
import { rightEntries, type Entry } from "../fixtures/form-entries.ts";
import { formTargets, type FormTarget } from "../fixtures/form-target.ts";
import { TokenSupply, send } from "../fixtures/form-sender.ts";
import { hostileInput } from "./generated-inputs.ts";
import { hostileFiles } from "../fixtures/hostile-files.ts";
import { injectionTexts } from "./injection-texts.ts";
import { lookIntoInbox } from "./look-into-inbox.ts";
import { mailProblem } from "./mail-problem.ts";
import { expectNoGrowth, memoryInUse } from "./process-memory.ts";
import { createRandom } from "../fixtures/random.ts";
import { withEach } from "../fixtures/in-lanes.ts";
import { Tally } from "./tally.ts";
import { formulasIn } from "./spreadsheet-cells.ts";
import { readInbox, storedProblem } from "./stored-problem.ts";

/** All tests run in one process, one after the other: they share the targets and the tokens. */
test.describe.configure({ mode: "default", timeout: hostileRun.isLong ? 3_600_000 : 120_000 });

/** Concurrent requests. */
const atOnce = 6;

let targets: FormTarget[];
let tokens: TokenSupply;
let editor: Editor;

const { inputsPerForm, isLong } = hostileRun;
const files = hostileFiles.filter((_, index) => isLong || index % 4 === 0);
const texts = injectionTexts.filter((_, index) => index % (injectionTexts.length / hostileRun.injections) < 1);

const targetOf = (name: string, locale = "nl") => {
  const found = targets.find((target) => target.name.includes(name) && target.locale === locale);
  if (found === undefined) throw new Error(`There is no form ${name}`);
  return found;
};

/** Sends a body to a form; `problem` is the fault in the answer, or `null`. */
async function ask(target: FormTarget, body: SentBody, isScripted: boolean) {
  const answer = await send(target, body, isScripted);
  const text = await answer.text();
  const isSent = answer.status === 303 || (isScripted && answer.status === 200);
  return { status: answer.status, isSent, problem: answerProblem(answer, text, { locale: target.locale, isScripted }) };
}

/** Waits until all mail about earlier submissions is sent: mails are sent in order, so a last one shows it. */
async function mailIsOut(): Promise<void> {
  const target = targetOf("contact");
  const email = `slot-${Date.now()}@voorbeeld.nl`;
  const body = asUrlEncoded([...tokens.next(target, false), ...rightEntries(target.form, email)]);
  expect(await ask(target, body, false)).toMatchObject({ isSent: true });
  const isOut = () =>
    readOutbox().some(({ headers }) => headers.some(([name, value]) => name === "to" && value === email));
  await expect.poll(isOut, { timeout: isLong ? 600_000 : 60_000, intervals: [500] }).toBe(true);
}

// For each test, as a login lasts half an hour and all tests together take longer.
test.beforeEach(async () => {
  editor = await Editor.logIn();
});

test.beforeAll(async ({ baseURL }) => {
  const site = baseURL ?? "";
  targets = await formTargets(site);
  tokens = await TokenSupply.ask(site, 6 * inputsPerForm + 2 * texts.length + files.length + 300);
});

test("F11 generated inputs get an answer that says what is wrong, and no more than 200 MB of memory", async () => {
  const statuses = new Tally();
  const found: string[] = [];
  let sent = 0;

  const sendOne = async (target: FormTarget, number: number) => {
    const isScripted = number % 3 === 0;
    // Seeded by number, as answers come back in any order.
    const random = createRandom(targets.indexOf(target) * 1_000_000 + number);
    const email = `kwaad-${number}-${target.form.documentId}@voorbeeld.nl`;
    const { what, body } = hostileInput(target, email, tokens.next(target, isScripted), random);
    try {
      const { status, problem, isSent } = await ask(target, body, isScripted);
      statuses.add(isSent ? `${status} sent` : String(status));
      if (problem !== null) found.push(`${target.name} ${target.locale} ${number}, ${what}: ${problem}`);
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      found.push(`${target.name} ${target.locale} ${number}, ${what}: no answer, ${String(cause)}`);
    }
    sent += 1;
  };

  // Memory that every process takes at its first forms doesn't count as growth.
  await withEach(targets, (target) => sendOne(target, 900_000), atOnce);
  const before = memoryInUse();
  const started = Date.now();
  for (const target of targets) {
    const numbers = Array.from({ length: inputsPerForm / 2 }, (_, number) => number);
    await withEach(numbers, (number) => sendOne(target, number), atOnce);
  }
  await mailIsOut();
  const after = memoryInUse();
  const seconds = Math.round((Date.now() - started) / 1000);
  test.info().annotations.push({
    type: "figures",
    description: `${statuses.text()} in ${seconds} s; ${JSON.stringify({ before, after })}`,
  });
  if (isLong)
    process.stdout.write(
      `\n${sent} inputs: ${statuses.text()} in ${seconds} s; MB ${JSON.stringify({ before, after })}\n`,
    );

  expect(found.slice(0, 20), `of ${found.length} wrong answers`).toEqual([]);
  if (isLong) expectNoGrowth(before, after);
});

test("F11 hostile files are refused with a message, or made anew without what else was in them", async () => {
  const target = targetOf("poster", "en");
  const found: string[] = [];
  const outcomes = new Tally();
  for (const [index, file] of files.entries()) {
    const email = `bestand-${index}@voorbeeld.nl`;
    const entries = rightEntries(target.form, email).map(([name, value]): Entry => [
      name,
      typeof value === "string" ? value : file,
    ]);
    const isScripted = index % 2 === 0;
    const body = asMultipart([...tokens.next(target, isScripted), ...entries]);
    const { status, problem, isSent } = await ask(target, body, isScripted);
    outcomes.add(isSent ? "taken" : String(status));
    if (problem !== null) found.push(`${file.what}: ${problem}`);
    if (isSent !== file.isPicture) found.push(`${file.what}: ${status}`);
  }
  if (isLong) process.stdout.write(`\n${files.length} files: ${outcomes.text()}\n`);
  expect(found).toEqual([]);

  const taken = (await readInbox(editor)).filter(({ sender }) => sender?.startsWith("bestand-") ?? false);
  expect(taken).toHaveLength(files.filter(({ isPicture }) => isPicture).length);
  for (const { documentId, files: kept } of taken) {
    expect(kept).toHaveLength(1);
    for (const { id, name, type } of kept ?? []) {
      const answer = await editor.ask(`/inbox/submissions/${documentId}/files/${id}`);
      const content = Buffer.from(await answer.arrayBuffer()).toString("latin1");
      expect(answer.headers.get("content-type")).toBe(type);
      expect(answer.headers.get("content-disposition")).toMatch(/^attachment/u);
      expect(content, name).toMatch(/^(?:\u00FF\u00D8\u00FF|\u0089PNG|RIFF[^]{4}WEBP)/u);
      expect(content, name).not.toMatch(/Exif|eXIf|EXIF|<script|<\?php|PK\p{Cc}|alert\(/u);
    }
  }
});

test("F11 texts with scripts in them run nowhere on the site", async ({ page }) => {
  const ran: string[] = [];
  page.on("dialog", (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  const target = targetOf("official", "nl");
  const names = [
    "firstname",
    "lastname",
    "email",
    "phone",
    "gotHere",
    "comments",
    "home.street",
    "home.city",
    "position",
  ];
  for (let from = 0; from < texts.length; from += names.length) {
    const typed = names.map((name, index): [string, string] => [name, texts[from + index] ?? ""]);
    await page.goto(target.page);
    await page.evaluate(
      (entries) => {
        const form = document.createElement("form");
        form.method = "post";
        for (const [name = "", value = ""] of entries) {
          const input = document.createElement("input");
          input.name = name;
          input.value = value;
          form.append(input);
        }
        document.body.append(form);
        form.submit();
      },
      [["form_id", target.form.documentId], ...typed],
    );
    const form = formOn(page);
    await expect(form.getByRole("alert")).toBeVisible();
    for (const [name, text] of typed.filter(([own]) => own !== "position")) {
      await expect(form.locator(`[name="${name}"]`)).toHaveValue(text);
    }
    expect(await form.locator("script, img, iframe, object, embed, [onerror], [onload], [onfocus]").count()).toBe(0);
  }
  expect(ran).toEqual([]);
});

test("F11 texts with scripts in them run neither in the mail nor in the inbox", async ({ page, consoleErrors }) => {
  const target = targetOf("contact", "en");
  for (const [index, text] of texts.entries()) {
    const email = `script-${index}@voorbeeld.nl`;
    const entries = rightEntries(target.form, email).map(([name, value]): Entry => {
      if (name === "name" && text.length <= 120) return [name, text];
      return name === "message" ? [name, `${text}\n${text}`] : [name, value];
    });
    const answer = await ask(target, asUrlEncoded([...tokens.next(target, true), ...entries]), true);
    expect(answer, text).toMatchObject({ isSent: true, problem: null });
  }
  await mailIsOut();

  const ran: string[] = [];
  page.on("dialog", (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  const senders = texts.map((_, index) => `script-${index}@voorbeeld.nl`);
  const mailsWith = (header: string) =>
    readOutbox().filter(({ headers }) => headers.some(([name, value]) => name === header && senders.includes(value)));
  const mails = mailsWith("reply-to");
  expect(mails.filter(({ html }) => html.includes("alert(1)")).length, "to the circuit").toBe(texts.length);
  const confirmations = mailsWith("to");
  expect(confirmations).toHaveLength(texts.length);
  // A typed address gets a confirmation, but never with typed texts.
  const repeating = confirmations.filter(({ html }) => /alert|script&gt;|script>/iu.test(html));
  expect(repeating, "to senders").toEqual([]);
  const ours =
    /^<(?:!doctype html|\/?(?:html|head|title|body|p|small|dl|dt|dd|strong|a|br|meta)(?: (?:href|style|charset)="[^"<>]*")*)>$/u;
  for (const { html } of mails) {
    expect((html.match(/<[^>]*>?/gu) ?? []).filter((tag) => !ours.test(tag))).toEqual([]);
    await page.setContent(html);
  }
  expect(ran).toEqual([]);

  const list = await editor.ask("/content-manager/collection-types/api::submission.submission?_q=script-");
  expect(list.headers.get("content-type")).toContain("application/json");
  expect(list.headers.get("x-content-type-options")).toBe("nosniff");
  if (isLong) await lookIntoInbox(page, editor);
  expect(ran).toEqual([]);
  consoleErrors.length = 0;
});

test("F11 nothing is stored as it was sent, no mail goes astray, and no export works anything out", async () => {
  const entries = await readInbox(editor);
  const stored = entries.flatMap((entry) => storedProblem(entry) ?? []);
  expect(stored.slice(0, 20), `of ${stored.length}`).toEqual([]);

  const mails = readOutbox();
  const astray = mails.flatMap((mail) => mailProblem(mail) ?? []);
  expect(astray.slice(0, 20), `of ${astray.length} of ${mails.length} mails`).toEqual([]);

  // A workbook tells texts from numbers by itself (`cms/tests/spreadsheet.test.ts`).
  const csv = await (await editor.ask("/inbox/submissions.csv")).text();
  expect(formulasIn(csv).slice(0, 20)).toEqual([]);
  if (isLong) process.stdout.write(`\n${entries.length} submissions and ${mails.length} mails looked into\n`);
});
