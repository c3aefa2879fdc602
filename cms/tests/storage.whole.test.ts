import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import * as z from "zod";
import { storedFilesSchema } from "../src/inbox/inbox-files.ts";
import { type Inbox, startInbox } from "./inbox.ts";
import { logIn } from "./panel.ts";
import { webSecret } from "./post-submission.ts";
import { makePicture } from "./publish.ts";
import { type S3StandIn, startS3 } from "./s3-stand-in.ts";
import { startCms } from "./strapi.ts";
import { addressesOf, uploadedFileSchema } from "./uploaded-file.ts";

let s3: S3StandIn;
let inbox: Inbox;
let authorization: string;

beforeAll(async () => {
  s3 = await startS3();
  vi.stubEnv("SITE_CMS_SECRET", webSecret);
  inbox = await startInbox(await startCms({ template: inject("template") }));
  authorization = `Bearer ${await logIn(inbox.cms, "strapi-super-admin")}`;
});

afterAll(async () => {
  await inbox.stop();
  await s3.stop();
  vi.unstubAllEnvs();
});

/** Uploads to the media library, or replaces an existing file. */
async function upload(name: string, type: string, content: Uint8Array<ArrayBuffer>, inPlaceOf?: number) {
  const body = new FormData();
  body.append("files", new Blob([content], { type }), name);
  const path = inPlaceOf === undefined ? "/upload" : `/upload?id=${inPlaceOf}`;
  const answer = await fetch(`${inbox.cms.origin}${path}`, { method: "POST", headers: { authorization }, body });
  expect(answer.status).toBeLessThan(300);
  const many = z.tuple([uploadedFileSchema]).transform(([file]) => file);
  return z.union([uploadedFileSchema, many]).parse(await answer.json());
}

const ask = (path: string, init?: RequestInit) => fetch(`${inbox.cms.origin}${path}`, init);

const photos = async () => [{ field: "photo", name: "zolder.jpg", content: await makePicture() }];

const namesInUploads = () => readdirSync(`${inbox.cms.strapi.dirs.static.public}/uploads`);

describe("with a bucket the media library", () => {
  test("keeps a picture and all its sizes there, and answers each at the address it always has", async () => {
    const picture = await upload("poster.jpg", "image/jpeg", new Uint8Array(await makePicture()));

    expect(picture.url).toMatch(/^\/uploads\/poster_\w+\.jpg$/u);
    for (const address of addressesOf(picture)) {
      expect(s3.names()).toContain(address.slice(1));
      const answer = await ask(address);
      expect([address, answer.status]).toEqual([address, 200]);
      expect(answer.headers.get("content-type")).toMatch(/^image\/(?:jpeg|webp|avif)$/u);
      expect(answer.headers.get("content-security-policy")).toContain("sandbox");
      const { byteLength } = await answer.arrayBuffer();
      expect(Number(answer.headers.get("content-length"))).toBe(byteLength);
    }
    expect(addressesOf(picture).length).toBeGreaterThan(5);
    expect(namesInUploads()).toEqual([]);
  });

  test("answers a part of a film, its head alone, and nothing again of what a browser has", async () => {
    const content = new Uint8Array(6 * 1024 * 1024).map((_, index) => index % 251);
    content.set([0, 0, 0, 24, ...Buffer.from("ftypisom")]);
    const { url } = await upload("ronde.mp4", "video/mp4", content);

    const part = await ask(url, { headers: { range: "bytes=1000-1099" } });
    expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 1000-1099/${content.length}`]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(content.slice(1000, 1100));
    expect((await ask(url, { headers: { range: `bytes=${content.length}-` } })).status).toBe(416);

    const head = await ask(url, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(content.length)]);
    const etag = head.headers.get("etag") ?? "";
    for (const known of [etag, `W/${etag}`, `"andere", ${etag}`, "*"])
      expect([known, (await ask(url, { headers: { "if-none-match": known } })).status]).toEqual([known, 304]);
    const whole = await ask(url, { headers: { range: "bytes=0-9", "if-range": '"another"' } });
    expect([whole.status, (await whole.arrayBuffer()).byteLength]).toEqual([200, content.length]);
  });

  test("gives a file that replaces another an address of its own, and leaves nothing of the old one", async () => {
    const pdf = (text: string) => new Uint8Array(Buffer.from(`%PDF-1.7\n${text}\n%%EOF`));
    const old = await upload("reglement.pdf", "application/pdf", pdf("oud"));
    const replaced = await upload("reglement.pdf", "application/pdf", pdf("nieuw"), old.id);

    expect(replaced.url).not.toBe(old.url);
    expect(await (await ask(replaced.url)).text()).toContain("nieuw");
    expect((await ask(old.url)).status).toBe(404);
  });

  test("takes all of a picture away that an editor deletes", async () => {
    const picture = await upload("weg.jpg", "image/jpeg", new Uint8Array(await makePicture()));
    const answer = await ask(`/upload/files/${picture.id}`, { method: "DELETE", headers: { authorization } });

    expect(answer.status).toBe(200);
    expect(s3.names().filter((name) => name.includes("weg_"))).toEqual([]);
  });

  test("has no file of submissions, whatever is asked for", async () => {
    const [file] = storedFilesSchema.parse((await inbox.stored({ files: await photos() })).files);
    const paths = [`/uploads/${file?.id}`, `/uploads/..%2fsubmissions%2f${file?.id}`, `/uploads/%2e%2e/${file?.id}`];

    for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, 404]);
    expect((await ask("/uploads/")).status).toBe(404);
  });
});

describe("with a bucket the inbox", () => {
  test("keeps a sender's picture there, gives it to staff alone, and takes it away with the submission", async () => {
    const { documentId, files } = await inbox.stored({ files: await photos() });
    const [file] = storedFilesSchema.parse(files);
    const kept = `submissions/${file?.id}`;
    expect(s3.names()).toContain(kept);
    expect(inbox.files()).toEqual([]);

    const path = `/submissions/${documentId}/files/${file?.id}`;
    const answer = await inbox.panel(path);
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, file?.size]);
    expect((await inbox.panel(path, "strapi-editor")).status).toBe(403);
    expect((await inbox.panel(path, "nobody")).status).toBe(401);

    await inbox.content(`/api::submission.submission/${documentId}`, "DELETE");
    await expect.poll(() => s3.names()).not.toContain(kept);
  });

  test("stores nothing of a form whose picture can't be kept, so that the site keeps it and tries again", async () => {
    const stored = await inbox.count();
    await s3.stop();
    const { status } = await inbox.send({ files: await photos() });

    expect(status).toBeGreaterThanOrEqual(500);
    expect(await inbox.count()).toBe(stored);
    const { documentId } = await inbox.stored();
    expect(documentId).toBeTruthy();
  });
});
