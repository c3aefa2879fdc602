import { readdir } from "node:fs/promises";
import path from "node:path";
import { formFixture } from "@circuit/contract/fixtures/forms";
import { formSchema } from "@circuit/contract/forms/form";
import { beforeEach, expect, test, vi } from "vitest";
import { folderOfFile } from "../../../../test/temporary-folder.ts";
import { loopbackServer } from "../../../../test/loopback-server.ts";

const folder = await folderOfFile();
const content = { address: "" };

vi.mock("#app/log.server.ts", () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() } }));
vi.mock("#app/env.server.ts", () => ({
  env: {
    SITE_URL: "http://localhost",
    SITE_CMS_SECRET: "only-while-testing-1",
    FORM_SENDS_PER_ADDRESS: 100,
    FORMS_DIR: folder,
    get CMS_URL() {
      return content.address;
    },
  },
}));
vi.mock("#app/cms/forms.server.ts", () => ({ getFormToCheck: () => Promise.resolve(formSchema.parse(formFixture)) }));

const { filledForm, formToken, jpegBytes, sendForm } = await import("../../../../test/form-request.ts");

/** Deadlines that were set, in milliseconds; they pass a hundred times as fast. */
const deadlines: number[] = [];
const realTimeout = AbortSignal.timeout.bind(AbortSignal);
vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
  deadlines.push(ms);
  return realTimeout(ms / 100);
});

beforeEach(() => {
  deadlines.length = 0;
});

test.each([
  ["eight seconds for a form without files", [], 8000],
  ["forty for one with files", [new File([jpegBytes], "poster.jpg")], 40_000],
])(
  "F16 a content system that never answers costs a visitor %s in all; then it is kept, and thanked for",
  async (_, photo: File[], ms) => {
    content.address = await loopbackServer(() => undefined);
    const before = (await readdir(path.join(folder, "waiting")).catch(() => [])).length;
    const answer = await sendForm({ ...filledForm, form_token: formToken() }, { files: { photo } });
    expect(answer).toMatchObject({ state: "sent" });
    expect(deadlines).toEqual([ms]);
    expect(await readdir(path.join(folder, "waiting"))).toHaveLength(before + 1);
  },
);
