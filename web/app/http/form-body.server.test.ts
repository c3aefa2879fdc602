import { readdir, stat, type FileHandle } from "node:fs/promises";
import { PassThrough, Readable } from "node:stream";
import { expect, test, vi } from "vitest";
import { folderOfFile } from "../../test/temporary-folder.ts";

const folder = await folderOfFile();
const written: FileHandle[] = [];

vi.mock("node:fs/promises", async (load) => {
  const fs = await load<typeof import("node:fs/promises")>();
  const open: typeof fs.open = async (...given) => {
    const handle = await fs.open(...given);
    written.push(handle);
    return handle;
  };
  return { ...fs, open };
});
vi.mock("#app/env.server.ts", () => ({ env: { FORMS_DIR: folder } }));

const { readFormBody } = await import("./form-body.server.ts");
const { readBytes } = await import("./read-bytes.server.ts");

const part = '--x\r\nContent-Disposition: form-data; name="naam"\r\n\r\nJo -- rien\r\n--x--\r\n';

function post(type: string, text = part): Request {
  return new Request("http://localhost/contact", { method: "POST", headers: { "content-type": type }, body: text });
}

test.each(["multipart/form-data; boundary=x", 'multipart/form-data; charset=utf-8; boundary="x"'])(
  "F11 a form in parts is read: %s",
  async (type) => {
    const { data, remove } = await readFormBody(post(type));
    expect([...data]).toEqual([["naam", "Jo -- rien"]]);
    await remove();
    expect(await readdir(folder), "without files it needs no disk").toEqual([]);
  },
);

test.each(["multipart/form-data", "multipart/form-data; boundary=", 'multipart/form-data; boundary=""'])(
  "F11 %s is answered at once: what separates its parts isn't said",
  async (type) => {
    await expect(readFormBody(post(type))).rejects.toMatchObject({ name: "FormBodyError", status: 400 });
  },
);

const fields = (count: number) => Array.from({ length: count }, (_, index) => [`veld${index}`, "x"] as const);

async function encoded(response: Response) {
  return { headers: response.headers, bytes: await response.bytes() };
}

async function read(body: FormData | URLSearchParams) {
  // As bytes: a request made of the form itself fails when not all of it is read.
  const { headers, bytes } = await encoded(new Response(body));
  return readFormBody(new Request("http://localhost/contact", { method: "POST", headers, body: bytes }));
}

function formOf(entries: Iterable<readonly [string, string | File]>): FormData {
  const data = new FormData();
  for (const [name, value] of entries) {
    if (typeof value === "string") data.append(name, value);
    else data.append(name, value, value.name);
  }
  return data;
}

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ["foto", new File(["x"], `${index}.png`)] as const);

test.each([
  ["more fields than are read", () => new URLSearchParams(Object.fromEntries(fields(201)))],
  ["more fields in parts than are read", () => formOf(fields(201))],
  ["more parts than are read", () => formOf([...fields(190), ...pictures(40)])],
])("F16 %s are refused, and none is left out unsaid", async (_, body) => {
  await expect(read(body())).rejects.toMatchObject({ name: "FormBodyError", status: 413 });
});

test.each([10, 11, 12, 30])(
  "F16 of %i files no more are read than any form takes, and one, and it is told",
  async (count) => {
    const body = await read(formOf([...pictures(count), ["naam", "Jorien"]]));
    expect(body.data.getAll("foto")).toHaveLength(Math.min(count, 11));
    expect(body.data.get("naam")).toBe("Jorien");
    expect(body.hasTooManyFiles).toBe(count > 11);
    await body.remove();
    expect(await readdir(`${folder}/incoming`)).toEqual([]);
  },
);

test("F16 half a million fields are refused before they are parsed", async () => {
  // Parsed, they take ten seconds and more.
  const parse = vi.spyOn(globalThis, "URLSearchParams");
  const type = "application/x-www-form-urlencoded";
  await expect(readFormBody(post(type, "a&".repeat(520_000)))).rejects.toMatchObject({ status: 413 });
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

test("F16 a body that comes a byte at a time is one piece in memory", async () => {
  async function* bytes() {
    for (let sent = 0; sent < 200_000; sent += 1) yield Buffer.from("x");
  }
  const body = await readBytes(bytes(), 300_000);
  expect(body?.byteLength).toBe(200_000);
  expect(body?.buffer.byteLength).toBeLessThanOrEqual(300_000);
  expect(await readBytes(bytes(), 100_000)).toBeNull();
});

test("F16 a form that may weigh little is refused when it weighs more, whatever it says of itself", async () => {
  const type = "application/x-www-form-urlencoded";
  await expect(readFormBody(post(type, `EMAIL=${"x".repeat(9000)}`), 8192)).rejects.toMatchObject({ status: 413 });
  const parts = post("multipart/form-data; boundary=x", part.repeat(200));
  await expect(readFormBody(parts, 8192)).rejects.toMatchObject({ status: 413 });
});

test("F16 an empty file that was chosen is among what was sent, and a field without one isn't", async () => {
  const [chosen, none] = [new File([], "leeg.png"), new File([], "")];
  const { data, remove } = await read(formOf(Object.entries({ foto: chosen, ander: none })));
  const sent = [...data.entries()].map(([name, value]) => [name, value instanceof File ? value.size : value]);
  expect(sent).toEqual([["foto", 0]]);
  await remove();
});

const megabyte = 1024 * 1024;
const partsType = { "content-type": "multipart/form-data; boundary=x" };

test.each([
  ["texts", () => formOf(Array.from({ length: 12 }, (_, index) => [`veld${index}`, "x".repeat(90_000)] as const))],
  ["texts of one name", () => formOf(Array.from({ length: 12 }, () => ["veld", "x".repeat(90_000)] as const))],
  ["names", () => formOf(Array.from({ length: 190 }, (_, index) => [`${index}`.padEnd(7000, "x"), "x"] as const))],
])("F16 a form in parts with over a megabyte of %s is refused, as one without files is", async (_, body) => {
  await expect(read(body())).rejects.toMatchObject({ name: "FormBodyError", status: 413 });
});

/** Sends the start of a form with a file, until that is open; the rest is sent by hand. */
async function begun(start: string) {
  written.length = 0;
  const rest = new PassThrough();
  rest.write(start);
  const request = new Request("http://localhost/contact", { method: "POST", headers: partsType });
  Object.defineProperty(request, "body", { value: Readable.toWeb(rest) });
  const refused = readFormBody(request).catch((error: unknown) => error);
  await expect.poll(() => written.length).toBeGreaterThan(0);
  return { refused, rest };
}

const filePart = '--x\r\nContent-Disposition: form-data; name="foto"; filename="a.jpg"\r\n\r\n';
const textPart = (bytes: number) =>
  `--x\r\nContent-Disposition: form-data; name="naam"\r\n\r\n${"x".repeat(bytes)}\r\n`;

test.each([
  ["breaks off within a file", "", 400],
  ["is refused for the text after a file", `\r\n${textPart(90_000).repeat(13)}`, 413],
  ["is refused for the number of its parts", `\r\n${`${filePart}x\r\n`.repeat(221)}`, 413],
])("F16 a form that %s leaves no file open, and nothing on disk", async (_, more, status) => {
  const { refused, rest } = await begun(`${filePart}${"x".repeat(megabyte)}${more}`);
  if (more === "") rest.destroy(new Error("aborted"));
  expect(await refused).toMatchObject({ name: "FormBodyError", status });
  expect(new Set(written.map(({ fd }) => fd)), "closed").toEqual(new Set([-1]));
  expect(await readdir(`${folder}/incoming`)).toEqual([]);
});

test("F16 a file on its way in can be read by nobody else on the machine", async () => {
  const { refused, rest } = await begun(`${filePart}${"x".repeat(megabyte)}`);
  const [name = ""] = await readdir(`${folder}/incoming`);
  const files = [`incoming/${name}`, `incoming/${name}/file0`].map((file) => stat(`${folder}/${file}`));
  expect((await Promise.all(files)).map(({ mode }) => mode % 0o100)).toEqual([0, 0]);
  rest.destroy(new Error("aborted"));
  await refused;
});
