import { randomUUID } from "node:crypto";
import { submissionRefusedSchema } from "@circuit/contract/forms/submission";
import { beforeEach, describe, expect, test } from "vitest";
import { inboxForFile, valid } from "./inbox.ts";
import { emptyOutbox, readOutbox } from "./outbox.ts";

const inbox = inboxForFile();

beforeEach(() => emptyOutbox(inbox.cms));

describe("a submission", () => {
  test("is stored with form, language, status, answers and the day it goes", async () => {
    const submission = await inbox.stored({ locale: "en" });
    const days = (new Date(String(submission.deleteAfter)).getTime() - Date.now()) / (24 * 60 * 60 * 1000);

    expect(submission).toMatchObject({
      formTitle: "Poster found",
      language: "en",
      state: "new",
      sender: "jan@example.nl",
      answers: "Naam: Jan\nE-mail: jan@example.nl\nWat is het verhaal? Van zolder",
      values: { name: "Jan", email: "jan@example.nl", story: "Van zolder" },
    });
    expect(days).toBeCloseTo(30, 1);
  });

  test("is stored once for one key, however often and however fast it is sent", async () => {
    const idempotencyKey = randomUUID();
    const before = await inbox.count();
    const answers = await Promise.all(Array.from({ length: 8 }, () => inbox.send({ idempotencyKey })));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(await inbox.count()).toBe(before + 1);
  });

  test("F17 that breaks the form's rules is refused with the errors, and nothing is kept", async () => {
    const before = await inbox.count();
    const { status, body } = await inbox.send({ values: { name: "x".repeat(2000), email: "jan@" } });

    expect(status).toBe(422);
    expect(submissionRefusedSchema.parse(body).errors).toMatchObject({
      name: { key: "forms.errors.maxLength" },
      email: { key: "forms.errors.email" },
    });
    expect(await inbox.count()).toBe(before);
  });

  test.each([
    ["another secret signed", { secret: "another-secret-altogether" }, 401],
    ["was changed on the way", { forge: (text: string) => text.replace("Jan", "Piet") }, 401],
    ["is for a form that isn't there", { form: "nergens" }, 404],
    ["has a key that is none", { idempotencyKey: "x" }, 400],
  ])("that %s is refused", async (_, sent, status) => {
    expect((await inbox.send(sent)).status).toBe(status);
  });

  test("of a form that an editor took away is refused", async () => {
    await inbox.cms.strapi.documents("api::form.form").unpublish({ documentId: inbox.form, locale: "en" });
    expect((await inbox.send({ locale: "en" })).status).toBe(404);
    await inbox.cms.strapi.documents("api::form.form").publish({ documentId: inbox.form, locale: "en" });
  });

  test("can't be read through the API by visitors", async () => {
    expect((await inbox.cms.get("/submissions")).status).toBe(404);
    expect((await inbox.cms.get("/subscriptions")).status).toBe(404);
  });
});

describe("mail", () => {
  test("goes to each recipient, to be answered to the sender, and to the sender in their language", async () => {
    await inbox.stored({ locale: "en" });
    await expect.poll(() => readOutbox(inbox.cms).length).toBe(3);
    const [first, second, confirmation] = readOutbox(inbox.cms);

    expect(first?.head).toMatch(/^To: posters@circuit\.example$/mu);
    expect(second?.head).toMatch(/^To: archief@circuit\.example$/mu);
    expect(first?.head).toMatch(/^Reply-To: jan@example\.nl$/mu);
    expect(first?.content).toContain("Van zolder");
    expect(confirmation?.head).toMatch(/^To: jan@example\.nl$/mu);
    expect(confirmation?.head).toMatch(/^Reply-To: posters@circuit\.example$/mu);
    expect(confirmation?.head).toContain("Subject: Received: Poster found");
    expect(confirmation?.content).toContain("Well received.");
  });

  test("shows what a visitor typed as text, in both its forms", async () => {
    await inbox.stored({
      values: { ...valid, name: "<script>alert(1)</script>", story: '<img src=x onerror="alert(1)">' },
    });
    await expect.poll(() => readOutbox(inbox.cms).length).toBe(3);
    const [first] = readOutbox(inbox.cms);
    const html = first?.content.slice(first.content.indexOf("<!doctype html>")) ?? "";

    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).not.toMatch(/<script|<img/u);
  });
});
