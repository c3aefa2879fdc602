import { randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { submissionRefusedSchema, submissionStoredSchema } from "@circuit/contract/forms/submission";
import type { Modules } from "@strapi/strapi";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { prepareEditors } from "../src/access/prepare-editors.ts";
import { deleteExpired } from "../src/inbox/delete-expired.ts";
import { keptFilesSchema } from "../src/inbox/inbox-files.ts";
import { addLanguages } from "../src/languages.ts";
import { nextDue } from "../src/mail/mail-table.ts";
import { emptyOutbox, readOutbox } from "./outbox.ts";
import { postSubmission, webSecret } from "./post-submission.ts";
import { makePicture, publish } from "./publish.ts";
import { type RunningCms, startCms } from "./strapi.ts";

let cms: RunningCms;
let form: string;
const bearers = new Map<string, string>();

type Fields = NonNullable<Modules.Documents.Params.Data.Input<"api::form.form">["fields"]>;

const asked: Fields = [
  { __component: "fields.text", name: "name", label: "Naam", required: true },
  { __component: "fields.email", name: "email", label: "E-mail", required: true },
  { __component: "fields.long-text", name: "story", label: "Verhaal" },
  { __component: "fields.file", name: "photo", label: "Foto", maxFiles: 3 },
];

beforeAll(async () => {
  vi.stubEnv("PURGE_SECRET", webSecret);
  cms = await startCms({ template: inject("template") });
  await addLanguages(cms.strapi);
  await prepareEditors(cms.strapi);
  form = await publish(cms.strapi, "api::form.form", (locale) => ({
    title: locale === "nl" ? "Poster gevonden" : "Poster found",
    slug: `poster-${locale}`,
    submitLabel: "Versturen",
    thanksTitle: "Dank je",
    confirmationText: locale === "nl" ? "Goed ontvangen." : "Well received.",
    recipients: "posters@circuit.example\narchief@circuit.example",
    retentionDays: 30,
    fields: asked,
  }));
  for (const code of ["strapi-editor", "strapi-author"]) bearers.set(code, await logIn(code));
});

afterAll(async () => {
  await cms.stop();
  vi.unstubAllEnvs();
});

beforeEach(async () => {
  await expect.poll(() => nextDue(cms.strapi.db)).toBeNull();
  emptyOutbox(cms);
});

async function logIn(code: string): Promise<string> {
  const { id } = await cms.strapi.db.query("admin::role").findOne({ where: { code } });
  const login = { email: `${code}@circuit.example`, password: "Wachtwoord1" };
  const person = { ...login, firstname: "Edith", lastname: "Redactie", isActive: true, roles: [id] };
  await cms.strapi.service("admin::user").create({ ...person, registrationToken: null });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${cms.origin}/admin/login`, { method: "POST", headers, body: JSON.stringify(login) });
  const { data } = JSON.parse(await answer.text());
  return data.token;
}

const valid = { name: "Jan", email: "jan@example.nl", story: "Van zolder" };

const send = (sent: Partial<Parameters<typeof postSubmission>[1]> = {}) =>
  postSubmission(cms.origin, { form, values: valid, ...sent });

async function stored(sent: Partial<Parameters<typeof postSubmission>[1]> = {}) {
  const { status, body } = await send(sent);
  expect(status).toBe(201);
  const { id: documentId } = submissionStoredSchema.parse(body);
  const found = await cms.strapi.documents("api::submission.submission").findOne({ documentId });
  if (!found) throw new Error("The submission isn't there");
  return found;
}

const count = () => cms.strapi.documents("api::submission.submission").count({});
const inboxFolder = () => cms.strapi.config.get<string>("inbox.folder");
const filesInFolder = () => (existsSync(inboxFolder()) ? readdirSync(inboxFolder()) : []);

const panel = (path: string, who = "strapi-editor") =>
  fetch(`${cms.origin}/inbox${path}`, { headers: { authorization: `Bearer ${bearers.get(who) ?? ""}` } });

describe("a submission", () => {
  test("is stored with form, language, status, answers and the day it goes", async () => {
    const submission = await stored({ locale: "en" });
    const days = (new Date(String(submission.deleteAfter)).getTime() - Date.now()) / (24 * 60 * 60 * 1000);

    expect(submission).toMatchObject({
      formTitle: "Poster found",
      language: "en",
      state: "new",
      sender: "jan@example.nl",
      answers: "Naam: Jan\nE-mail: jan@example.nl\nVerhaal: Van zolder",
      values: { name: "Jan", email: "jan@example.nl", story: "Van zolder" },
    });
    expect(days).toBeCloseTo(30, 1);
  });

  test("is stored once for one key, however often and however fast it is sent", async () => {
    const idempotencyKey = randomUUID();
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send({ idempotencyKey })));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(await count()).toBe(before + 1);
  });

  test("F17 that breaks the form's rules is refused with the errors, and nothing is kept", async () => {
    const before = await count();
    const { status, body } = await send({ values: { name: "Jan\r\nBcc: x@example.nl", email: "jan@" } });

    expect(status).toBe(422);
    expect(submissionRefusedSchema.parse(body).errors).toMatchObject({
      name: { key: "forms.errors.control" },
      email: { key: "forms.errors.email" },
    });
    expect(await count()).toBe(before);
  });

  test.each([
    ["another secret signed", { secret: "another-secret-altogether" }, 401],
    ["was changed on the way", { forge: (text: string) => text.replace("Jan", "Piet") }, 401],
    ["is for a form that isn't there", { form: "nergens" }, 404],
    ["has a key that is none", { idempotencyKey: "x" }, 400],
  ])("that %s is refused", async (_, sent, status) => {
    expect((await send(sent)).status).toBe(status);
  });

  test("of a form that an editor took away is refused", async () => {
    await cms.strapi.documents("api::form.form").unpublish({ documentId: form, locale: "en" });
    expect((await send({ locale: "en" })).status).toBe(404);
    await cms.strapi.documents("api::form.form").publish({ documentId: form, locale: "en" });
  });

  test("can't be read through the API by visitors", async () => {
    expect((await cms.get("/submissions")).status).toBe(404);
    expect((await cms.get("/subscriptions")).status).toBe(404);
  });
});

describe("mail", () => {
  test("goes to each recipient, to be answered to the sender, and to the sender in their language", async () => {
    await stored({ locale: "en" });
    await expect.poll(() => readOutbox(cms).length).toBe(3);
    const [first, second, confirmation] = readOutbox(cms);

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
    await stored({ values: { ...valid, name: "<script>alert(1)</script>", story: '<img src=x onerror="alert(1)">' } });
    await expect.poll(() => readOutbox(cms).length).toBe(3);
    const [first] = readOutbox(cms);
    const html = first?.content.slice(first.content.indexOf("<!doctype html>")) ?? "";

    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).not.toMatch(/<script|<img/u);
  });
});

interface Sharp {
  png(): Sharp;
  withExif(exif: object): Sharp;
  jpeg(): Sharp;
  webp(): Sharp;
  metadata(): Promise<{ format?: string; exif?: Buffer; width?: number; height?: number }>;
  toBuffer(): Promise<Buffer>;
}

const sharp: (input: Buffer | object, options?: object) => Sharp = createRequire(import.meta.url)("sharp");

const photo = (name: string, content: Buffer) => [{ field: "photo", name, content }];

describe("F06 a picture", () => {
  test("is made anew, upright and without position, and given to signed-in editors only", async () => {
    const source = sharp(await makePicture({ orientation: 6 }));
    const content = await source
      .withExif({ IFD3: { GPSLatitude: "52/1 30/1 0/1" } })
      .jpeg()
      .toBuffer();
    expect((await sharp(content).metadata()).exif?.toString("latin1")).toBeTruthy();

    const submission = await stored({ files: photo("../../mijn poster.JPG", content) });
    const [file] = keptFilesSchema.parse(submission.files);
    const path = `/submissions/${submission.documentId}/files/${file?.id}`;
    const answer = await panel(path);
    const kept = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();

    expect(file).toMatchObject({ name: "mijn poster.jpg", type: "image/jpeg", field: "photo" });
    expect(submission.values).toMatchObject({ photo: ["mijn poster.jpg"] });
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    expect(kept).toMatchObject({ format: "jpeg", width: 1200, height: 1800 });
    expect(kept.exif).toBeUndefined();
    expect((await panel(path, "strapi-author")).status).toBe(403);
    expect((await panel(path, "nobody")).status).toBe(401);
    expect((await panel(`/submissions/${submission.documentId}/files/..%2f..%2fcms.db`)).status).toBe(404);
  });

  test.each(["png", "webp"] as const)("may be %s, whatever it is called", async (format) => {
    const picture = sharp(await makePicture());
    const content = await (format === "png" ? picture.png() : picture.webp()).toBuffer();
    const submission = await stored({ files: photo("foto.jpg", content) });

    expect(keptFilesSchema.parse(submission.files)).toMatchObject([
      { name: `foto.${format}`, type: `image/${format}` },
    ]);
  });

  test.each<[string, () => Promise<Buffer> | Buffer]>([
    [
      "an SVG with a script",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a begin without a picture", () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("<script>")])],
    ["a picture that is cut off", async () => (await makePicture()).subarray(0, 2000)],
    [
      "a picture that unfolds to a wall of pixels",
      () =>
        sharp({ create: { width: 16_000, height: 9000, channels: 3, background: "#fff" } })
          .png()
          .toBuffer(),
    ],
    ["a GIF", () => Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64")],
  ])("that is %s is refused with a clear error, and nothing is kept", async (_, make) => {
    const before = { rows: await count(), files: filesInFolder() };
    const { status, body } = await send({ files: photo("poster.jpg", await make()) });

    expect(status).toBe(422);
    expect(submissionRefusedSchema.parse(body).errors).toMatchObject({ photo: { key: "forms.errors.fileType" } });
    expect({ rows: await count(), files: filesInFolder() }).toEqual(before);
  });

  test("with a page behind it keeps the picture only", async () => {
    const content = Buffer.concat([await makePicture(), Buffer.from("<script>alert(1)</script>")]);
    const submission = await stored({ files: photo("poster.jpg", content) });
    const [file] = keptFilesSchema.parse(submission.files);
    const answer = await panel(`/submissions/${submission.documentId}/files/${file?.id}`);
    expect(await answer.text()).not.toContain("<script");
  });

  test("in excess is refused", async () => {
    const content = await makePicture();
    const files = Array.from({ length: 4 }, () => ({ field: "photo", name: "a.jpg", content }));
    expect((await send({ files })).body).toMatchObject({ errors: { photo: { key: "forms.errors.fileCount" } } });
  });
});

describe("staff", () => {
  const content = (path: string, method = "GET", body?: object) =>
    fetch(`${cms.origin}/content-manager/collection-types${path}`, {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${bearers.get("strapi-editor") ?? ""}` },
      ...(body && { body: JSON.stringify(body) }),
    });

  test("filter and mark submissions, and make none", async () => {
    const { documentId } = await stored();
    const marked = await content(`/api::submission.submission/${documentId}`, "PUT", { state: "spam" });
    const list = await content("/api::submission.submission?filters[$and][0][state][$eq]=spam");
    const { results } = JSON.parse(await list.text());

    expect(marked.status).toBe(200);
    expect(results).toMatchObject([{ documentId, state: "spam" }]);
    expect((await content("/api::submission.submission", "POST", { formTitle: "x" })).status).toBe(403);
  });

  test("export what they filtered to CSV, formulas as text", async () => {
    await stored({ values: { ...valid, name: '=HYPERLINK("https://kwaad.example")', story: "-1+1" } });
    await stored({ values: { ...valid, name: "Elders", email: "ander@example.nl" } });
    const answer = await panel("/submissions.csv?filters[$and][0][sender][$eq]=jan@example.nl");
    const text = await answer.text();

    expect(answer.headers.get("content-type")).toContain("text/csv");
    expect(text).toContain('"Ontvangen op";"Formulier"');
    expect(text).toContain(`"'=HYPERLINK(""https://kwaad.example"")"`);
    expect(text).toContain(`"'-1+1"`);
    expect(text).not.toContain("Elders");
  });

  test("export to XLSX", async () => {
    await stored();
    const answer = await panel("/submissions.xlsx");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.status).toBe(200);
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
  });

  test.each([
    ["/submissions.csv", "strapi-author", 403],
    ["/submissions.csv", "nobody", 401],
    ["/submissions.pdf", "strapi-editor", 400],
    ["/submissions.csv?filters[createdBy][password][$startsWith]=a", "strapi-editor", 400],
  ])("get nothing from %s as %s without the right to", async (path, who, status) => {
    expect((await panel(path, who)).status).toBe(status);
  });

  test("delete a submission with its pictures", async () => {
    const before = filesInFolder();
    const { documentId } = await stored({ files: photo("a.jpg", await makePicture()) });
    expect(filesInFolder()).toHaveLength(before.length + 1);

    await content(`/api::submission.submission/${documentId}`, "DELETE");
    expect(filesInFolder()).toEqual(before);
  });
});

test("after its retention period a submission is gone, its pictures too, and others stay", async () => {
  await deleteExpired(cms.strapi, new Date(Date.now() + 31 * 24 * 60 * 60 * 1000));
  const { documentId } = await stored({ files: photo("a.jpg", await makePicture()) });
  const young = await stored();
  const data = { deleteAfter: new Date(Date.now() - 1000).toISOString() };
  await cms.strapi.documents("api::submission.submission").update({ documentId, data });

  expect(await deleteExpired(cms.strapi)).toMatchObject({ submissions: 1, files: 1 });
  expect(await count()).toBe(1);
  expect(filesInFolder()).toEqual([]);
  expect(await deleteExpired(cms.strapi)).toMatchObject({ submissions: 0, files: 0 });
  expect(young.documentId).not.toBe(documentId);
});
