import { describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { deleteExpired } from "../src/inbox/delete-expired.ts";
import { privateFileStore } from "../src/storage/stores.ts";
import { inboxForFile, valid } from "./inbox.ts";
import { makePicture } from "./publish.ts";

const inbox = inboxForFile();

const fieldSchema = z.object({ edit: z.object({ editable: z.boolean().optional(), visible: z.boolean().optional() }) });
const configurationSchema = z.object({
  data: z.object({ contentType: z.object({ metadatas: z.record(z.string(), fieldSchema) }) }),
});

const photo = (name: string, content: Buffer) => [{ field: "photo", name, content }];

describe("staff", () => {
  test("filter and mark submissions, and make none", async () => {
    const { documentId } = await inbox.stored();
    const marked = await inbox.content(`/api::submission.submission/${documentId}`, "PUT", { state: "spam" });
    const list = await inbox.content("/api::submission.submission?filters[$and][0][state][$eq]=spam");
    const { results } = JSON.parse(await list.text());

    expect(marked.status).toBe(200);
    expect(results).toMatchObject([{ documentId, state: "spam" }]);
    expect((await inbox.content("/api::submission.submission", "POST", { formTitle: "x" })).status).toBe(403);
  });

  test("export what they filtered to CSV, formulas as text", async () => {
    await inbox.stored({ values: { ...valid, name: '=HYPERLINK("https://kwaad.example")', story: "\u200B-1+1" } });
    await inbox.stored({ values: { ...valid, name: "Elders", email: "ander@example.nl" } });
    const answer = await inbox.panel("/submissions.csv?filters[$and][0][sender][$eq]=jan@example.nl");
    const text = await answer.text();

    expect(answer.headers.get("content-type")).toContain("text/csv");
    expect(text).toContain('"Ontvangen op";"Kenmerk";"Formulier"');
    expect(text).toMatch(/^"20\d\d-\d\d-\d\d \d\d:\d\d";"[0-9A-Z]{8}";"[^"]+";"Nieuw";"jan@example.nl"/mu);
    expect(text).toContain(`"'=HYPERLINK(""https://kwaad.example"")"`);
    expect(text).toContain(`"'-1+1"`);
    expect(text).not.toContain("Elders");
  });

  test.each([
    ["/submissions.csv", "strapi-author", 403],
    ["/submissions.csv", "strapi-editor", 403],
    ["/submissions.csv", "nobody", 401],
    ["/submissions.pdf", "inbox", 400],
    ["/submissions.csv?filters[createdBy][password][$startsWith]=a", "inbox", 400],
  ])("get nothing from %s as %s without the right to", async (path, who, status) => {
    expect((await inbox.panel(path, who)).status).toBe(status);
  });

  test("delete several submissions at once, with their pictures", async () => {
    const before = inbox.files();
    const made = [
      await inbox.stored({ files: photo("a.jpg", await makePicture()) }),
      await inbox.stored({ files: photo("b.jpg", await makePicture()) }),
    ];
    const count = await inbox.count();

    const documentIds = made.map(({ documentId }) => documentId);
    const path = "/api::submission.submission/actions/bulkDelete";
    expect((await inbox.content(path, "POST", { documentIds })).status).toBe(200);
    expect(await inbox.count()).toBe(count - 2);
    await expect.poll(() => inbox.files()).toEqual(before);
  });
});

describe("what a visitor sent stays as it came", () => {
  const submissions = "api::submission.submission";
  const subscriptions = "api::subscription.subscription";
  const forged = { answers: "Anders", sender: "ander@example.nl", formTitle: "Anders", language: "en", form: "x" };
  const others = {
    values: {},
    files: [{ id: "x" }],
    deleteAfter: "2099-01-01T00:00:00.000Z",
    idempotencyKey: "anders",
  };
  const readSubmission = (documentId: string) => inbox.cms.strapi.documents(submissions).findOne({ documentId });

  test.each(["inbox", "strapi-super-admin"])("when %s saves other than its state and note", async (who) => {
    const before = await inbox.stored({ files: photo("a.jpg", await makePicture()) });
    const path = `/${submissions}/${before.documentId}`;
    const sent = { ...forged, ...others, state: "handled", note: "Gebeld" };
    expect((await inbox.content(path, "PUT", sent, who)).status).toBe(200);

    const after = await readSubmission(before.documentId);
    // Times of every save; without drafts the second is one too.
    const { updatedAt: _saved, publishedAt: _published, ...unchanged } = before;
    expect(after).toMatchObject({ ...unchanged, state: "handled", note: "Gebeld" });
  });

  test.each(["inbox", "strapi-super-admin"])("when %s saves a subscription, or makes one", async (who) => {
    const about = { kind: "newsletter", state: "pending", language: "nl" } as const;
    const data = { ...about, email: `${who}@example.nl`, token: who };
    const { documentId } = await inbox.cms.strapi.documents(subscriptions).create({ data });
    const answer = await inbox.content(`/${subscriptions}/${documentId}`, "PUT", { state: "confirmed" }, who);

    expect(answer.status).toBe(403);
    expect((await inbox.content(`/${subscriptions}`, "POST", { ...data, token: `${who}-2` }, who)).status).toBe(403);
    const after = await inbox.cms.strapi.documents(subscriptions).findOne({ documentId });
    expect(after?.state).toBe("pending");
  });

  test("and the screen shows all but state and note as text", async () => {
    const path = `${inbox.cms.origin}/content-manager/content-types`;
    const editableOf = async (uid: string) => {
      const answer = await fetch(`${path}/${uid}/configuration`, { headers: inbox.headers("strapi-super-admin") });
      const { data } = configurationSchema.parse(await answer.json());
      return Object.entries(data.contentType.metadatas).flatMap(([name, { edit }]) =>
        edit.visible && edit.editable ? [name] : [],
      );
    };
    expect((await editableOf(submissions)).toSorted()).toEqual(["note", "state"]);
    expect(await editableOf(subscriptions)).toEqual([]);
  });
});

describe("a submission whose list of files is damaged", () => {
  const damage = async (documentId: string, files: string) => {
    const { connection } = inbox.cms.strapi.db;
    await connection("submissions").where({ document_id: documentId }).update({ files });
  };
  /** PostgreSQL keeps no JSON that is none. */
  const cutOff = (text: string) => (process.env.DATABASE_URL ? JSON.stringify(text) : text);

  const linesOf = ({ mock }: { mock: { calls: unknown[][] } }) =>
    mock.calls.flat().filter((line) => typeof line === "string");

  const damaged = async () => {
    const { documentId, files } = await inbox.stored({ files: photo("a.jpg", await makePicture()) });
    await damage(documentId, cutOff(JSON.stringify(files).slice(0, -20)));
    return documentId;
  };

  test("is deleted by staff, with the files that it still names and a line in the log", async () => {
    const before = inbox.files();
    const documentId = await damaged();
    const warn = vi.spyOn(inbox.cms.strapi.log, "warn");
    const answer = await inbox.content(`/api::submission.submission/${documentId}`, "DELETE");

    expect(answer.status).toBe(200);
    await expect.poll(() => inbox.files()).toEqual(before);
    expect(linesOf(warn).filter((line) => line.includes(documentId))).toHaveLength(1);
    warn.mockRestore();
  });

  test("goes when its time has come, and keeps no other from going", async () => {
    const before = inbox.files();
    const ids = [await damaged(), await damaged(), (await inbox.stored()).documentId];
    await damage(ids[1] ?? "", '[{"id":3},"x",null]');
    const data = { deleteAfter: new Date(Date.now() - 1000).toISOString() };
    const submissions = inbox.cms.strapi.documents("api::submission.submission");
    for (const documentId of ids) await submissions.update({ documentId, data });
    const warn = vi.spyOn(inbox.cms.strapi.log, "warn");

    expect(await deleteExpired(inbox.cms.strapi)).toMatchObject({ submissions: 3 });
    // Of the second nothing names its file any more.
    expect(inbox.files()).toHaveLength(before.length + 1);
    expect(linesOf(warn).filter((line) => ids.some((id) => line.includes(id)))).toHaveLength(2);
    warn.mockRestore();
    for (const name of inbox.files().filter((file) => !before.includes(file))) inbox.removeFile(name);
  });

  test("shows the files that can be read, and answers 404 for the others", async () => {
    const { documentId, files } = await inbox.stored({ files: photo("a.jpg", await makePicture()) });
    const [file] = z.array(z.object({ id: z.string() })).parse(files);
    await damage(documentId, JSON.stringify([{ id: 3 }, ...z.array(z.unknown()).parse(files)]));

    expect((await inbox.panel(`/submissions/${documentId}/files/${file?.id}`)).status).toBe(200);
    expect((await inbox.panel(`/submissions/${documentId}/files/3`)).status).toBe(404);
    await inbox.content(`/api::submission.submission/${documentId}`, "DELETE");
  });
});

test("after its time a submission is gone with its pictures, one that can't be deleted the next night; others stay", async () => {
  await deleteExpired(inbox.cms.strapi, new Date(Date.now() + 31 * 24 * 60 * 60 * 1000));
  await inbox.stored();
  const ids: string[] = [];
  for (let sent = 0; sent < 3; sent += 1) {
    const { documentId } = await inbox.stored({ files: photo("a.jpg", await makePicture()) });
    ids.push(documentId);
    const data = { deleteAfter: new Date(Date.now() - 1000).toISOString() };
    await inbox.cms.strapi.documents("api::submission.submission").update({ documentId, data });
  }
  const error = vi.spyOn(inbox.cms.strapi.log, "error").mockImplementation(() => inbox.cms.strapi.log);
  const fault = vi.spyOn(privateFileStore(inbox.cms.strapi), "delete").mockRejectedValueOnce(new Error("It is locked"));
  expect(await deleteExpired(inbox.cms.strapi)).toMatchObject({ submissions: 2, files: 2 });
  expect(error.mock.calls).toEqual([[expect.stringContaining(`The files of submission ${ids[0]} can't be deleted`)]]);
  expect(await deleteExpired(inbox.cms.strapi)).toMatchObject({ submissions: 1, files: 1 });
  expect([await inbox.count(), inbox.files()]).toEqual([1, []]);
  fault.mockRestore();
  error.mockRestore();
});
