import { readdir } from "node:fs/promises";
import path from "node:path";
import { formFixture } from "@circuit/contract/fixtures/forms";
import { formSchema } from "@circuit/contract/forms/form";
import type { FormErrors } from "@circuit/contract/forms/form-errors";
import { beforeEach, expect, test, vi } from "vitest";
import { folderOfFile } from "../../../../test/temporary-folder.ts";
import { filledForm, formToken, jpegBytes, sendForm } from "../../../../test/form-request.ts";

const folder = await folderOfFile();
const content: { errors: FormErrors | null; sent: number } = { errors: null, sent: 0 };

vi.mock("#app/log.server.ts", () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() } }));
vi.mock("#app/env.server.ts", () => ({
  env: {
    SITE_URL: "http://localhost",
    SITE_CMS_SECRET: "only-while-testing-1",
    FORM_SENDS_PER_ADDRESS: 100,
    get FORMS_DIR() {
      return folder;
    },
  },
}));

const field = formFixture.fields.find(({ name }) => name === "photo");
const second = { ...field, name: "press", label: "Perskaart", maxFiles: 10 };
/** With two fields for files: of one two may be sent, of the other ten. */
const form = formSchema.parse({ ...formFixture, fields: [...formFixture.fields, second] });
vi.mock("#app/cms/forms.server.ts", () => ({ getFormToCheck: () => Promise.resolve(form) }));
vi.mock("../deliver/forward-submission.server.ts", async (load) => ({
  ...(await load<object>()),
  forwardSubmission: () => {
    content.sent += 1;
    return Promise.resolve(content.errors === null ? { id: "k3f8a2b1c9" } : { errors: content.errors });
  },
}));

beforeEach(() => Object.assign(content, { errors: null, sent: 0 }));

const jpeg = new File([jpegBytes], "poster.jpg", { type: "image/jpeg" });

/** Sends a form with files. @param files - The files of each field. */
const send = (files: Readonly<Record<string, readonly File[]>>) =>
  sendForm({ ...filledForm, form_token: formToken() }, { files });

const times = (count: number) => Array.from({ length: count }, () => jpeg);

test("F06 a file that only calls itself a picture is refused, and nothing of it stays", async () => {
  const file = new File(["<svg onload=alert(1)>"], "poster.jpg", { type: "image/jpeg" });
  expect(await send({ photo: [file] })).toMatchObject({
    outcome: { errors: { photo: { key: "forms.errors.fileType" } } },
  });
  expect(await readdir(path.join(folder, "incoming"))).toEqual([]);
});

test("F06 a file above 15 MB is refused in words", async () => {
  const file = new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(16 * 1024 * 1024)], "poster.jpg");
  const answer = await send({ photo: [file] });
  expect(answer).toMatchObject({ status: 422, outcome: { errors: { photo: { key: "forms.errors.fileSize" } } } });
});

test.each([
  ["photo", 3, 2],
  ["photo", 11, 2],
  ["photo", 40, 2],
  ["press", 11, 10],
  ["press", 12, 10],
])("F06 F16 too many files of one field (%s, %i) are refused with how many may be sent", async (name, count, most) => {
  const errors = { [name]: { key: "forms.errors.fileCount", params: { maxFiles: most } } };
  const outcome = { errors, values: { name: ["Jorien"] }, problem: null };
  expect(await send({ [name]: times(count) })).toMatchObject({ state: "rerender", status: 422, outcome });
  expect(content.sent).toBe(0);
});

test("F16 too many files of several fields together are refused as such, and none is left out unsaid", async () => {
  expect(await send({ photo: times(2), press: times(10) })).toMatchObject({
    state: "rerender",
    status: 413,
    outcome: { errors: {}, values: { name: ["Jorien"] }, problem: "tooManyFiles" },
  });
  expect(content.sent).toBe(0);
  expect(await send({ photo: times(2), press: times(8) })).toMatchObject({ state: "sent" });
});

test("F06 a picture that the content system can't decode isn't said to be of another kind", async () => {
  const params = { label: "Foto", accept: "pictures" };
  content.errors = { photo: { key: "forms.errors.fileType", params }, name: { key: "forms.errors.required", params } };
  expect(await send({ photo: [jpeg] })).toMatchObject({
    status: 422,
    outcome: {
      errors: { photo: { key: "forms.errors.file", params }, name: { key: "forms.errors.required" } },
      values: { name: ["Jorien"] },
    },
  });
});
