import { readdir } from "node:fs/promises";
import path from "node:path";
import { formFixture } from "@circuit/contract/fixtures/forms";
import { formSchema } from "@circuit/contract/forms/form";
import { beforeEach, expect, test, vi } from "vitest";
import { folderOfFile } from "../../../../test/temporary-folder.ts";

const folder = await folderOfFile();
const content = { isAway: false, sent: 0 };
/** Bytes that the disk still takes. */
const disk = vi.hoisted(() => ({ room: 0 }));

vi.mock("node:fs/promises", async (load) => {
  const fs = await load<typeof import("node:fs/promises")>();
  const take = (bytes: number) => {
    if (bytes > disk.room) throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
    disk.room -= bytes;
  };
  const open: typeof fs.open = async (...given) => {
    const handle = await fs.open(...given);
    const write = handle.writeFile.bind(handle);
    vi.spyOn(handle, "writeFile").mockImplementation(async (data) => {
      take(Buffer.isBuffer(data) ? data.byteLength : 0);
      await write(data);
    });
    return handle;
  };
  const mkdir = vi.fn(fs.mkdir);
  const writeFile: typeof fs.writeFile = async (...given) => {
    take(100);
    await fs.writeFile(...given);
  };
  return { ...fs, open, mkdir, writeFile };
});
vi.mock("#app/log.server.ts", () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() } }));
vi.mock("#app/env.server.ts", () => ({
  env: {
    SITE_URL: "http://localhost",
    SITE_CMS_SECRET: "only-while-testing-1",
    FORM_SENDS_PER_ADDRESS: 100,
    FORMS_DIR: folder,
  },
}));
vi.mock("#app/cms/forms.server.ts", () => ({ getFormToCheck: () => Promise.resolve(formSchema.parse(formFixture)) }));
vi.mock("../deliver/forward-submission.server.ts", async (load) => ({
  ...(await load<object>()),
  forwardSubmission: () => {
    if (content.isAway) return Promise.reject(new Error("Away"));
    content.sent += 1;
    return Promise.resolve({ id: "k3f8a2b1c9" });
  },
}));

const fs = await import("node:fs/promises");
const { log } = await import("#app/log.server.ts");
const { filledForm, formToken, jpegBytes, sendForm } = await import("../../../../test/form-request.ts");

beforeEach(() => {
  vi.mocked(log.error).mockClear();
  vi.mocked(log.info).mockClear();
  vi.mocked(fs.mkdir).mockClear();
  Object.assign(content, { isAway: false, sent: 0 });
});

const plenty = 100_000_000;
const photo = (bytes: number) => new File([jpegBytes, new Uint8Array(bytes)], "poster.jpg", { type: "image/jpeg" });
/** What a browser sends of a field for files in which none was chosen. */
const noPhoto = new File([], "");

/** Sends a form in parts, as scripts always do. */
function send(file: File) {
  const fields = { ...filledForm, form_token: formToken(), message: "Ik heb een vraag over de heide." };
  return sendForm(fields, { files: { photo: [file] } });
}

const namesIn = (name: string) => readdir(path.join(folder, name)).catch(() => []);
const isShownAgain = {
  state: "rerender",
  status: 503,
  outcome: { problem: "later", values: { name: ["Jorien"], message: ["Ik heb een vraag over de heide."] } },
};

test("F16 with a full disk a form without files goes to the content system, and asks nothing of the disk", async () => {
  disk.room = 0;
  expect(await send(noPhoto)).toMatchObject({ state: "sent" });
  expect(content.sent).toBe(1);
  expect(fs.mkdir).not.toHaveBeenCalled();
  expect(log.error).not.toHaveBeenCalled();
});

test.each([
  ["no room at all", 0],
  ["room for a part of it", 500_000],
])("F16 with %s a form with a photo comes back with all that was typed, and the log says so once", async (_, room) => {
  for (let time = 0; time < 3; time += 1) {
    disk.room = room;
    expect(await send(photo(3_000_000))).toMatchObject(isShownAgain);
    expect(await namesIn("incoming")).toEqual([]);
  }
  expect(content.sent).toBe(0);
  expect(vi.mocked(log.error).mock.calls.map(([message, fields]) => [message, fields])).toEqual([
    ["The disk takes no files of forms, and none that have to wait", { reason: expect.stringContaining("ENOSPC") }],
  ]);
  disk.room = plenty;
  expect(await send(photo(3_000_000))).toMatchObject({ state: "sent" });
  expect(log.info).toHaveBeenCalledExactlyOnceWith("The disk takes forms again", {});
});

test.each([
  ["with a photo that still fitted", photo(1000), 1050],
  ["without files", noPhoto, 50],
])("F16 a form %s that can be kept nowhere comes back, and leaves nothing on the disk", async (_, file, room) => {
  content.isAway = true;
  disk.room = room;
  expect(await send(file)).toMatchObject(isShownAgain);
  expect(await namesIn("incoming")).toEqual([]);
  expect(await namesIn("waiting")).toEqual([]);
});
