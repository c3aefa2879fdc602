import { createRequire } from "node:module";
import { submissionRefusedSchema } from "@circuit/contract/forms/submission";
import { describe, expect, test } from "vitest";
import { storedFilesSchema } from "../src/inbox/inbox-files.ts";
import { inboxForFile } from "./inbox.ts";
import { makePicture } from "./publish.ts";

const inbox = inboxForFile();

interface Sharp {
  png(): Sharp;
  withExif(exif: object): Sharp;
  jpeg(): Sharp;
  webp(): Sharp;
  metadata(): Promise<{ format?: string; exif?: Buffer; width?: number; height?: number }>;
  toBuffer(): Promise<Buffer>;
}

const sharp: (input: Buffer | object, options?: object) => Sharp = createRequire(import.meta.url)("sharp");

const wall = { width: 16_000, height: 9000, channels: 3, background: "#fff" };

const photo = (name: string, content: Buffer) => [{ field: "photo", name, content }];

describe("F06 a picture", () => {
  test("is made anew, upright and without position, and given to signed-in editors only", async () => {
    const source = sharp(await makePicture({ orientation: 6 })).withExif({ IFD3: { GPSLatitude: "52/1 30/1 0/1" } });
    const content = await source.jpeg().toBuffer();
    expect((await sharp(content).metadata()).exif?.toString("latin1")).toBeTruthy();

    const submission = await inbox.stored({ files: photo("../../mijn poster.JPG", content) });
    const [file] = storedFilesSchema.parse(submission.files);
    const path = `/submissions/${submission.documentId}/files/${file?.id}`;
    const answer = await inbox.panel(path);
    const kept = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();

    expect(file).toMatchObject({ name: "mijn poster.jpg", type: "image/jpeg", field: "photo" });
    expect(submission.values).toMatchObject({ photo: ["mijn poster.jpg"] });
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    expect(kept).toMatchObject({ format: "jpeg", width: 1200, height: 1800 });
    expect(kept.exif).toBeUndefined();
    expect((await inbox.panel(path, "strapi-author")).status).toBe(403);
    expect((await inbox.panel(path, "nobody")).status).toBe(401);
    expect((await inbox.panel(`/submissions/${submission.documentId}/files/..%2f..%2fcms.db`)).status).toBe(404);
  });

  test("keeps of its name what can be read, whatever the sender's program made of it", async () => {
    const name = "C:\\fotos\\a\r\nBcc: x@kwaad.example\u202Egpj.exe\0.jpg";
    const submission = await inbox.stored({ files: photo(name, await makePicture()) });
    const plain = "a  Bcc: x@kwaad.examplegpj.exe.jpg";

    expect(storedFilesSchema.parse(submission.files)).toMatchObject([{ name: plain }]);
    expect(submission.values).toMatchObject({ photo: [plain] });
    expect(submission.answers).toContain(plain);
  });

  test.each(["png", "webp"] as const)("may be %s, whatever it is called", async (format) => {
    const picture = sharp(await makePicture());
    const content = await (format === "png" ? picture.png() : picture.webp()).toBuffer();
    const submission = await inbox.stored({ files: photo("foto.jpg", content) });

    const kept = { name: `foto.${format}`, type: `image/${format}` };
    expect(storedFilesSchema.parse(submission.files)).toMatchObject([kept]);
  });

  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ["an SVG with a script", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ["a begin without a picture", () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("<script>")])],
    ["a picture that is cut off", async () => (await makePicture()).subarray(0, 2000)],
    ["a picture that unfolds to a wall of pixels", () => sharp({ create: wall }).png().toBuffer()],
    ["a photo of a kind that can't be decoded", () => Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1")],
    ["a GIF", () => Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64")],
  ])("that is %s is refused with a clear error, and nothing is kept", async (_, make) => {
    const before = { rows: await inbox.count(), files: inbox.files() };
    const { status, body } = await inbox.send({ files: photo("poster.jpg", await make()) });

    expect(status).toBe(422);
    expect(submissionRefusedSchema.parse(body).errors).toMatchObject({ photo: { key: "forms.errors.fileType" } });
    expect({ rows: await inbox.count(), files: inbox.files() }).toEqual(before);
  });

  test("with a page behind it keeps the picture only", async () => {
    const content = Buffer.concat([await makePicture(), Buffer.from("<script>alert(1)</script>")]);
    const submission = await inbox.stored({ files: photo("poster.jpg", content) });
    const [file] = storedFilesSchema.parse(submission.files);
    const answer = await inbox.panel(`/submissions/${submission.documentId}/files/${file?.id}`);
    expect(await answer.text()).not.toContain("<script");
  });

  test("in excess is refused", async () => {
    const content = await makePicture();
    const files = Array.from({ length: 4 }, () => ({ field: "photo", name: "a.jpg", content }));
    expect((await inbox.send({ files })).body).toMatchObject({ errors: { photo: { key: "forms.errors.fileCount" } } });
  });
});
