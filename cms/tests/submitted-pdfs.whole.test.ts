import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { submissionRefusedSchema } from "@circuit/contract/forms/submission";
import { storedFilesSchema } from "../src/inbox/inbox-files.ts";
import { inboxForFile } from "./inbox.ts";
import { emptyOutbox, readOutbox, settled } from "./outbox.ts";
import { makePicture, publish } from "./publish.ts";

const inbox = inboxForFile();
let form: string;

const accepted = { accept: "pictures-or-pdf", maxMegabytes: 1 } as const;

beforeAll(async () => {
  form = await publish(inbox.cms.strapi, "api::form.form", (locale) => ({
    title: "Accreditatie",
    slug: `accreditatie-${locale}`,
    submitLabel: "Versturen",
    thanksTitle: "Dank je",
    recipients: "pers@circuit.example",
    retentionDays: 30,
    fields: [{ __component: "fields.file" as const, name: "card", label: "Perskaart", ...accepted }],
  }));
});

beforeEach(() => emptyOutbox(inbox.cms));

/** A PDF with a script that runs when it is opened. */
const pdf = Buffer.from("%PDF-1.7\n1 0 obj <</OpenAction <</S /JavaScript /JS (app.alert(1))>>>> endobj\n%%EOF\n");
const sent = (name: string, content: Buffer) => ({ form, values: {}, files: [{ field: "card", name, content }] });

describe("F03 a press card", () => {
  test("comes as a PDF, and staff get it as a download in which nothing runs", async () => {
    const submission = await inbox.stored(sent("../kaart.html", pdf));
    const [file] = storedFilesSchema.parse(submission.files);
    const answer = await inbox.panel(`/submissions/${submission.documentId}/files/${file?.id}`);

    expect(file).toMatchObject({ name: "kaart.pdf", type: "application/pdf", field: "card", size: pdf.byteLength });
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="kaart.pdf"',
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "no-store",
    });
    expect((await inbox.panel(`/submissions/${submission.documentId}/files/${file?.id}`, "nobody")).status).toBe(401);
  });

  test("comes as a PDF with what a scanner put before it and a mail program behind it", async () => {
    const content = Buffer.concat([Buffer.from("\uFEFFX-Scanner: 7\r\n"), pdf, Buffer.alloc(4096)]);
    const submission = await inbox.stored(sent("PERSKAART.PDF", content));
    expect(storedFilesSchema.parse(submission.files)).toMatchObject([{ type: "application/pdf" }]);
  });

  test("comes as a picture too", async () => {
    const submission = await inbox.stored(sent("kaart.jpg", await makePicture()));
    expect(storedFilesSchema.parse(submission.files)).toMatchObject([{ name: "kaart.jpg", type: "image/jpeg" }]);
  });

  test.each([
    ["a page called PDF", Buffer.from("<!doctype html><script>alert(1)</script>"), "forms.errors.fileType"],
    ["a page before a PDF", Buffer.concat([Buffer.from("<script>1</script>"), pdf]), "forms.errors.fileType"],
    ["half a PDF", pdf.subarray(0, 40), "forms.errors.fileType"],
    ["a PDF that is too large", Buffer.concat([pdf, Buffer.alloc(1024 * 1024), pdf]), "forms.errors.fileSize"],
  ])("isn't taken when it is %s", async (_what, content, key) => {
    const { status, body } = await inbox.send(sent("kaart.pdf", content));
    expect(status).toBe(422);
    expect(submissionRefusedSchema.parse(body).errors).toMatchObject({ card: { key } });
  });

  test("isn't taken as a PDF where a form asks for photos", async () => {
    const { status } = await inbox.send({ files: [{ field: "photo", name: "kaart.pdf", content: pdf }] });
    expect(status).toBe(422);
  });
});

test("staff are mailed what came along, with a link to it in the panel, in text and in HTML", async () => {
  const { documentId } = await inbox.stored(sent("kaart.pdf", pdf));
  const address = `/admin/content-manager/collection-types/api::submission.submission/${documentId}`;
  await settled(inbox.cms);
  const [mail] = readOutbox(inbox.cms);
  const [text = "", html = ""] = (mail?.content ?? "").split("<!doctype html>");

  const panel = inbox.cms.strapi.config.get<string>("server.url");
  expect(text).toContain(`Bekijk de inzending in het CMS:\r\n${panel}${address}`);
  expect(text).toContain("Er is een bestand meegestuurd: kaart.pdf");
  expect(html).toContain(`${address}"`);
});
