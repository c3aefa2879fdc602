import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { deleteExpired } from "../src/inbox/delete-expired.ts";
import { type Inbox, startInbox, valid } from "./inbox.ts";
import { makePicture } from "./publish.ts";

let inbox: Inbox;

beforeAll(async () => {
  inbox = await startInbox(inject("template"));
});

afterAll(() => inbox.stop());

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
    expect(text).toContain('"Ontvangen op";"Formulier"');
    expect(text).toMatch(/^"20\d\d-\d\d-\d\d \d\d:\d\d";"[^"]+";"Nieuw";"jan@example.nl"/mu);
    expect(text).toContain(`"'=HYPERLINK(""https://kwaad.example"")"`);
    expect(text).toContain(`"'\u200B-1+1"`);
    expect(text).not.toContain("Elders");
  });

  test("export to XLSX", async () => {
    await inbox.stored();
    const answer = await inbox.panel("/submissions.xlsx");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.status).toBe(200);
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
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

  test("delete a submission with its pictures", async () => {
    const before = inbox.files();
    const { documentId } = await inbox.stored({ files: photo("a.jpg", await makePicture()) });
    expect(inbox.files()).toHaveLength(before.length + 1);

    await inbox.content(`/api::submission.submission/${documentId}`, "DELETE");
    await expect.poll(() => inbox.files()).toEqual(before);
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

test("after its retention period a submission is gone, its pictures too, and others stay", async () => {
  await deleteExpired(inbox.cms.strapi, new Date(Date.now() + 31 * 24 * 60 * 60 * 1000));
  const { documentId } = await inbox.stored({ files: photo("a.jpg", await makePicture()) });
  const young = await inbox.stored();
  const data = { deleteAfter: new Date(Date.now() - 1000).toISOString() };
  await inbox.cms.strapi.documents("api::submission.submission").update({ documentId, data });

  expect(await deleteExpired(inbox.cms.strapi)).toMatchObject({ submissions: 1, files: 1 });
  expect(await inbox.count()).toBe(1);
  expect(inbox.files()).toEqual([]);
  expect(await deleteExpired(inbox.cms.strapi)).toMatchObject({ submissions: 0, files: 0 });
  expect(young.documentId).not.toBe(documentId);
});
