import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { formFixture } from "@circuit/contract/fixtures/forms";
import { formSchema } from "@circuit/contract/forms/form";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { loopbackServer } from "../../../../test/loopback-server.ts";

const folder = await mkdtemp(path.join(tmpdir(), "slow-forms-"));
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

const { receiveForm } = await import("./receive-form.server.ts");
const { makeFormToken } = await import("./form-token.server.ts");

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

afterAll(() => rm(folder, { recursive: true, force: true }));

function send(photo: File | null) {
  const body = new FormData();
  const fields = {
    form_id: "contactformulier",
    form_token: makeFormToken(Date.now() - 10_000),
    name: "Jorien",
    email: "j@voorbeeld.nl",
    "email.confirmation": "j@voorbeeld.nl",
  };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (photo !== null) body.append("photo", photo);
  return receiveForm(new Request("http://localhost/contact", { method: "POST", body }), {
    locale: "nl",
    isScripted: false,
  });
}

test.each([
  ["eight seconds for a form without files", null, 8000],
  ["forty for one with files", new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], "poster.jpg"), 40_000],
])(
  "F16 a content system that never answers costs a visitor %s in all; then it is kept, and thanked for",
  async (_, photo, ms) => {
    content.address = await loopbackServer(() => undefined);
    const before = (await readdir(path.join(folder, "waiting")).catch(() => [])).length;
    expect(await send(photo)).toMatchObject({ state: "sent" });
    expect(deadlines).toEqual([ms]);
    expect(await readdir(path.join(folder, "waiting"))).toHaveLength(before + 1);
  },
);
