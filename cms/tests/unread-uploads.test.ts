import { beforeAll, expect, test } from "vitest";
import { sendRawMessage } from "./raw-message.ts";
import { emptyCmsForFile, panelForFile } from "./shared-cms.ts";
import { putAside } from "./uploaded-file.ts";

const cms = emptyCmsForFile();
const tokens = new Map<string, string>();
const people = { author: panelForFile(cms, "author"), inbox: panelForFile(cms, "inbox") };

const right = "plugin::upload.content-api.upload";

beforeAll(async () => {
  for (const [name, token] of [
    ["all", { type: "full-access" }],
    ["reading", { type: "read-only" }],
    ["sending", { type: "custom", permissions: [right] }],
    ["looking", { type: "custom", permissions: ["plugin::upload.content-api.find"] }],
  ] as const) {
    const asked = { name, description: "", lifespan: null, ...token };
    tokens.set(name, (await cms.strapi.service("admin::api-token").create(asked)).accessKey);
  }
});

const part = 'content-disposition: form-data; name="files"; filename="a.svg"\r\ncontent-type: image/svg+xml';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const form = { "content-type": "multipart/form-data; boundary=x" };
const body = `--x\r\n${part}\r\n\r\n${drawing}\r\n--x--\r\n`;

/** As much of it as comes before its file ends. */
const started = body.slice(0, body.indexOf("/>"));

test.each([
  ["made-up", 401],
  ["reading", 403],
  ["looking", 403],
])("files with a token that is %s are refused while they are being sent", async (name, status) => {
  const before = putAside();
  const authorization = `Bearer ${tokens.get(name) ?? "verzonnen"}`;
  const headers = { ...form, authorization, "content-length": "200000000" };
  const sent = sendRawMessage(cms.origin, { method: "POST", target: "/api/upload", headers, body: started });
  expect(await sent).toBe(status);
  expect(putAside()).toEqual(before);
});

test.each(["all", "sending"])("files with a token for %s are stored", async (name) => {
  const headers = { ...form, authorization: `Bearer ${tokens.get(name)}` };
  expect(await sendRawMessage(cms.origin, { method: "POST", target: "/api/upload", headers, body })).toBe(201);
});

test.each([
  ["author", "//upload", 201],
  ["inbox", "//upload", 403],
  ["inbox", "//upload/files/1/replace", 403],
  ["inbox", "//admin/project-settings", 403],
] as const)("whoever logs in as %s and sends files to %s is answered by their rights", async (who, path, status) => {
  expect((await people[who].send(path, body, form)).status).toBe(status);
});
