import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { uploadProblem } from "../src/uploads/upload-problem.ts";
import { logIn, makePerson } from "./panel.ts";
import { makeNoise, makePicture, makeSmallPicture, writeTemporary } from "./publish.ts";
import { emptyCmsForFile } from "./shared-cms.ts";
import { addressesOf, putAside, uploadedFileSchema } from "./uploaded-file.ts";

const cms = emptyCmsForFile();
let authorization: string;

beforeAll(async () => {
  await makePerson(cms, "strapi-super-admin");
  authorization = `Bearer ${await logIn(cms, "strapi-super-admin")}`;
});

async function send(
  name: string,
  type: string,
  content: string | Buffer<ArrayBuffer>,
  to = "/upload",
  language = "nl",
) {
  const form = new FormData();
  form.append("files", new Blob([content], { type }), name);
  form.append("fileInfo", JSON.stringify({ name }));
  const headers = { authorization, "x-panel-language": language };
  const answer = await fetch(`${cms.origin}${to}`, { method: "POST", headers, body: form });
  return { status: answer.status, body: await answer.text() };
}

/** An animated GIF with two frames of one pixel, black and white. */
function movingPicture(): Buffer<ArrayBuffer> {
  const frame = (pixel: string) => `21f904000a0000002c00000000010001000002024${pixel}0100`;
  return Buffer.from(`47494638396101000100800000000000ffffff${frame("4")}${frame("c")}3b`, "hex");
}

const page = "<!doctype html><script>alert(1)</script>";
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;

test.each([
  ["vals.jpg", "image/jpeg", page, "‘vals.jpg’ is geen JPG-afbeelding"],
  ["vals.pdf", "application/pdf", page, "‘vals.pdf’ is geen PDF-bestand"],
  ["vals.svg", "image/svg+xml", page, "‘vals.svg’ is geen SVG-afbeelding"],
  ["vals.mp4", "video/mp4", "geen film", "‘vals.mp4’ is geen MP4-film"],
  ["vals.html", "text/html", page, "van een soort die hier niet kan. Kies JPG, PNG"],
  ["zonder", "image/png", "x", "van een soort die hier niet kan"],
])("an upload of %s is refused in Dutch", async (name, type, content, problem) => {
  const { status, body } = await send(name, type, content);

  expect(status).toBe(400);
  expect(body).toContain(problem);
});

test("a picture and a drawing are accepted, the picture in the sizes the site asks for, those for phones in AVIF too", async () => {
  const picture = await send("Foto één.jpg", "image/jpeg", Buffer.from(await makePicture()));
  const drawing = await send("lijn.svg", "image/svg+xml", svg('<path d="M0 0h9"/>'));

  expect([picture.status, drawing.status]).toEqual([201, 201]);
  expect(picture.body).toMatch(/w1100_[^"]*\.webp/u);
  expect(picture.body).toMatch(/w1800_[^"]*\.webp/u);
  expect(picture.body).not.toContain("w2400_");
  expect(picture.body).toMatch(/w320_[^"]*\.avif/u);
  expect(picture.body).toMatch(/w1100_[^"]*\.avif/u);
  expect(picture.body).not.toMatch(/w1400_[^"]*\.avif/u);
});

test("a photo saved from a web page is accepted, by its usual name", async () => {
  const photo = await send("opgeslagen.jfif", "image/jpeg", Buffer.from(await makeSmallPicture()));
  expect([photo.status, JSON.parse(photo.body)]).toEqual([201, [expect.objectContaining({ ext: ".jpg" })]]);
});

test("a moving picture keeps moving: its sizes are in WebP alone", async () => {
  const { status, body } = await send("vlag.gif", "image/gif", movingPicture());

  expect(status).toBe(201);
  const [file]: { formats: Record<string, { mime: string }> }[] = JSON.parse(body);
  const made = Object.entries(file?.formats ?? {}).filter(([name]) => name !== "thumbnail");
  expect(made.map(([, { mime }]) => mime)).toEqual(["image/webp"]);
});

test.each([
  ["a.MP4", "\0\0\0\x18ftypisom"],
  ["a.webm", "\x1aE\xdf\xa3"],
  ["a.vtt", "WEBVTT\n"],
  ["a.pdf", "%PDF-1.7"],
  ["a.zip", "PK\x03\x04"],
  ["a.svg", '<?xml version="1.0"?><!-- getekend --><svg></svg>'],
])("what begins as a %s is one", async (name, start) => {
  expect(await uploadProblem(name, writeTemporary(name, Buffer.from(start, "latin1")))).toBeNull();
});

const kinds = ["jpeg", "png", "gif", "webp", "avif"] as const;

test("a whole picture of every kind is accepted; one that was cut off is refused in the editor's words", async () => {
  for (const kind of kinds) {
    const content = await makeNoise(kind);
    expect((await send(`foto.${kind}`, `image/${kind}`, content)).status, `of a ${kind}`).toBe(201);
    const broken = content.subarray(0, content.length / 2);
    for (const [language, words] of [
      ["nl", `‘half.${kind}’ is beschadigd of niet compleet`],
      ["en", `‘half.${kind}’ is damaged or not complete`],
    ] as const) {
      const { status, body } = await send(`half.${kind}`, `image/${kind}`, broken, "/upload", language);
      expect([status, body], `of a ${kind}`).toEqual([400, expect.stringContaining(words)]);
    }
  }
});

test.each([
  ["script.gif", "GIF89a<script>alert(1)</script>"],
  ["leeg.png", "\x89PNG\r\n\x1a\n"],
])("%s, which only begins as a picture, is refused", async (name, start) => {
  const { status, body } = await send(name, "image/gif", Buffer.from(start, "latin1"));
  expect([status, body]).toEqual([400, expect.stringContaining(`‘${name}’ is beschadigd of niet compleet`)]);
});

test.each(['a"b.svg', "../a.svg", "a:b.svg", "a?.svg"])("the file name %s is refused in words", async (name) => {
  const file = writeTemporary("a.svg", Buffer.from(svg("<path/>")));
  expect(await uploadProblem(name, file)).toEqual({
    nl: expect.stringContaining(`De bestandsnaam ‘${name}’ kan hier niet`),
    en: expect.stringContaining(`The file name ‘${name}’ can’t be used here`),
  });
});

test("a photo taken with the camera on its side stands upright, without the place it was taken", async () => {
  const picture = Buffer.from(await makePicture({ orientation: 6 }, 300));
  const { body } = await send("op-zijn-kant.jpg", "image/jpeg", picture);
  const [file]: { width: number; height: number }[] = JSON.parse(body);

  expect(file).toMatchObject({ width: 200, height: 300 });
});

test("a replaced picture gets another address, so that nobody keeps seeing the old one", async () => {
  const picture = Buffer.from(await makeSmallPicture());
  const sent = await send("eerst.jpg", "image/jpeg", picture);
  const [before] = z.tuple([uploadedFileSchema]).parse(JSON.parse(sent.body));
  const replaced = await send("daarna.jpg", "image/jpeg", picture, `/upload?id=${before.id}`);
  const after = uploadedFileSchema.parse(JSON.parse(replaced.body));

  expect(after.id).toBe(before.id);
  expect(addressesOf(after).length).toBeGreaterThan(1);
  for (const address of addressesOf(before)) expect(addressesOf(after)).not.toContain(address);
  for (const address of addressesOf(after)) expect((await fetch(`${cms.origin}${address}`)).status).toBe(200);
});

test.each([
  ["/_health", {}, 415],
  ["/api/events", {}, 415],
  ["/nergens", {}, 415],
  ["/upload", {}, 401],
  ["/upload", { authorization: "Bearer verzonnen" }, 401],
  ["/upload/", {}, 401],
  ["/api/upload", {}, 401],
  ["/admin/project-settings", {}, 401],
])(
  "files that a stranger sends to %s %o are refused unread, and nothing of them stays",
  async (path, headers, status) => {
    const before = putAside();
    for (const field of ["files", "f"]) {
      const form = new FormData();
      form.append(field, new Blob([svg("<script>alert(1)</script>")], { type: "image/svg+xml" }), "script.svg");
      const answer = await fetch(`${cms.origin}${path}`, { method: "POST", headers, body: form });
      // The panel reads this answer, and renews its session.
      expect([answer.status, await answer.json()]).toMatchObject([status, { data: null, error: { status } }]);
    }
    expect(putAside()).toEqual(before);
  },
);

test.each(["files", "f"])(
  "what an editor's refused upload in the field %s was put aside in goes with it",
  async (field) => {
    const before = putAside();
    const form = new FormData();
    form.append(field, new Blob([page], { type: "image/jpeg" }), "vals.jpg");
    const answer = await fetch(`${cms.origin}/upload`, { method: "POST", headers: { authorization }, body: form });
    expect(answer.status).toBe(400);
    expect(putAside()).toEqual(before);
  },
);

test("what an accepted upload brings along beside its file goes too", async () => {
  const before = putAside();
  const form = new FormData();
  for (const field of ["files", "f"]) form.append(field, new Blob([svg("")], { type: "image/svg+xml" }), "lijn.svg");
  const answer = await fetch(`${cms.origin}/upload`, { method: "POST", headers: { authorization }, body: form });
  expect(answer.status).toBe(201);
  await expect.poll(() => putAside().filter((name) => !before.includes(name))).toEqual([]);
});

test("an administrator saves the panel's own settings", async () => {
  const form = new FormData();
  form.append("menuLogo", "");
  const path = `${cms.origin}/admin/project-settings`;
  const answer = await fetch(path, { method: "POST", headers: { authorization }, body: form });
  expect(answer.status).toBe(200);
});

describe("a file is replaced by one of its own kind, as pages count on it:", () => {
  const idOf = (body: string) => z.tuple([z.object({ id: z.number() })]).parse(JSON.parse(body))[0].id;
  const pdf = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF";

  test("a picture by a picture, never by a PDF", async () => {
    const id = idOf((await send("lijn.svg", "image/svg+xml", svg("<path/>"))).body);
    for (const to of [`/upload?id=${id}`, `/upload/files/${id}/replace`]) {
      const refused = await send("reglement.pdf", "application/pdf", pdf, to);
      expect(refused.status).toBe(400);
      expect(refused.body).toContain(
        "‘reglement.pdf’ kan niet in de plaats komen van ‘lijn.svg’, want dat is een afbeelding",
      );
    }
    const english = await send("reglement.pdf", "application/pdf", pdf, `/upload?id=${id}`, "en");
    expect(english.body).toContain("‘reglement.pdf’ can’t take the place of ‘lijn.svg’, which is a picture");
    expect((await send("lijn.gif", "image/gif", movingPicture(), `/upload?id=${id}`)).status).toBe(200);
  });

  test("a PDF by a PDF, never by a picture", async () => {
    const id = idOf((await send("reglement.pdf", "application/pdf", pdf)).body);
    const refused = await send("lijn.svg", "image/svg+xml", svg("<path/>"), `/upload?id=${id}`);
    expect(refused.status).toBe(400);
    expect(refused.body).toContain("Kies weer een PDF-bestand");
    expect((await send("reglement-2027.pdf", "application/pdf", pdf, `/upload?id=${id}`)).status).toBe(200);
  });
});
