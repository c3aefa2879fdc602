import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { formFixture } from "@circuit/contract/fixtures/forms";
import { formSchema } from "@circuit/contract/forms/form";
import { beforeEach, expect, test, vi } from "vitest";
import { folderOfFile } from "../../../../test/temporary-folder.ts";
import { verifiedEmailCookie, emailVerificationToken } from "#app/http/verified-email.server.ts";
import {
  filledForm as good,
  formToken,
  jpegBytes,
  type FormRequestOptions,
  sendForm,
} from "../../../../test/form-request.ts";
import { makeFormToken } from "./form-token.server.ts";
import { RefusedSubmissionError, type ReadySubmission } from "../deliver/forward-submission.server.ts";
import { solveProof } from "../human-check/proof-of-work.ts";
import { receiveForm } from "./receive-form.server.ts";

const folder = await folderOfFile();
const sent: ReadySubmission[] = [];
const state = { isAway: false, isRefused: false, recaptcha: false };
/** What Google says of a token; `null` while it can't be asked. */
let google: object | null = null;

vi.mock("#app/log.server.ts", () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() } }));
vi.mock("#app/env.server.ts", () => ({
  env: {
    SITE_URL: "http://localhost",
    SITE_CMS_SECRET: "only-while-testing-1",
    FORM_SENDS_PER_ADDRESS: 3,
    RECAPTCHA_MIN_SCORE: 0.5,
    get RECAPTCHA_SITE_KEY() {
      return state.recaptcha ? "site-key" : undefined;
    },
    get RECAPTCHA_SECRET() {
      return state.recaptcha ? "secret" : undefined;
    },
    get FORMS_DIR() {
      return folder;
    },
  },
}));
vi.mock("#app/cms/forms.server.ts", () => ({
  getFormToCheck: (id: string) => Promise.resolve(id === "contactformulier" ? formSchema.parse(formFixture) : null),
}));
vi.mock("#app/http/fetch-json.server.ts", () => ({
  fetchJson: () => (google === null ? Promise.reject(new Error("Out of reach")) : Promise.resolve(google)),
}));
vi.mock("../deliver/forward-submission.server.ts", async (load) => ({
  ...(await load<object>()),
  forwardSubmission: (submission: ReadySubmission, deadline: AbortSignal) => {
    if (state.isRefused) return Promise.reject(new RefusedSubmissionError("404"));
    if (state.isAway) return deadline.aborted ? Promise.reject(new Error("Away")) : new Promise(() => undefined);
    sent.push(submission);
    return Promise.resolve({ id: "k3f8a2b1c9" });
  },
}));

vi.mock("../human-check/proof-of-work.ts", () => ({
  solveProof: (token: string) => `work for ${token}`,
  isProof: (token: string, proof: string) => proof === `work for ${token}`,
}));

let visitors = 0;

beforeEach(() => {
  sent.length = 0;
  Object.assign(state, { isAway: false, isRefused: false, recaptcha: false });
  google = null;
  visitors += 1;
});

/** Sends a form by a visitor of this test's own. */
const send = (fields: Parameters<typeof sendForm>[0], { headers, ...options }: FormRequestOptions = {}) =>
  sendForm(fields, { ...options, headers: { "x-client-address": `10.0.0.${visitors}`, ...headers } });

test("F17 a form that is right goes to the content system, with its values by name of input", async () => {
  expect(await send({ ...good, form_token: formToken(), visitors: "1.200" })).toMatchObject({ state: "sent" });
  const record: unknown = JSON.parse(sent[0]?.record ?? "");
  expect(record).toMatchObject({ form: "contactformulier", locale: "nl", values: { ...good, visitors: "1200" } });
});

test("F17 what is wrong is told by field, and all that was typed comes back", async () => {
  const wrong = { "email.confirmation": "x@voorbeeld.nl", visitors: "9.999" };
  const answer = await send({ ...good, form_token: formToken(), ...wrong });
  expect(answer).toMatchObject({
    state: "rerender",
    status: 422,
    outcome: {
      errors: { "email.confirmation": { key: "forms.errors.emailMatch" }, visitors: { key: "forms.errors.max" } },
      values: { name: ["Jorien"], visitors: ["9.999"] },
      problem: null,
    },
  });
  expect(sent).toEqual([]);
});

test("F11 who fills in what nobody sees is refused", async () => {
  const answer = await send({ ...good, form_token: formToken(), homepage_url: "https://spam.example" });
  expect(answer).toMatchObject({ state: "rerender", status: 422, outcome: { problem: "refused" } });
});

test("F11 a form that is filled in at once is held up, with all that was typed", async () => {
  const answer = await send({ ...good, form_token: makeFormToken() });
  expect(answer).toMatchObject({ state: "rerender", outcome: { problem: "tooFast", values: { name: ["Jorien"] } } });
});

test("F11 without a token the form is shown once more, with one", async () => {
  const outcome = { problem: "confirm", token: expect.stringMatching(/\./u) };
  expect(await send(good)).toMatchObject({ state: "rerender", outcome });
});

test("F11 scripts have to bring the proof of their work", async () => {
  const own = formToken();
  const without = await send({ ...good, form_token: own }, { isScripted: true });
  expect(without).toMatchObject({ outcome: { problem: "refused" } });
  const proof = solveProof(own);
  const proven = await send({ ...good, form_token: own, form_proof: proof }, { isScripted: true });
  expect(proven).toMatchObject({ state: "sent" });
  const wrong = await send({ ...good, form_token: formToken(), form_proof: proof });
  expect(wrong).toMatchObject({ outcome: { problem: "refused" } });
});

const elsewhere = { "x-foreign-origin": "true" };

test("F11 what another site's page sends is shown again with all of it, and sent by the visitor's own press", async () => {
  const foreign = formToken();
  const first = await send({ ...good, form_token: foreign }, { headers: elsewhere });
  expect(first).toMatchObject({
    state: "rerender",
    status: 403,
    outcome: { problem: "elsewhere", values: { name: ["Jorien"], email: ["j@voorbeeld.nl"] } },
  });
  expect(sent).toEqual([]);
  expect(first.state === "rerender" ? first.outcome.token : foreign, "only the visitor knows it").not.toBe(foreign);
  const own = formToken();
  const headers = { ...elsewhere, cookie: `form_token=${own}` };
  expect(await send({ ...good, form_token: own }, { headers })).toMatchObject({ state: "sent" });
});

test.each([
  ["a token of another's", () => ({ form_token: formToken() }), () => ({ cookie: `form_token=${formToken()}` })],
  ["the visitor's cookie alone", () => ({}), () => ({ cookie: `form_token=${formToken()}` })],
  ["no cookie", () => ({ form_token: formToken() }), () => ({})],
  ["an empty one of each", () => ({ form_token: "" }), () => ({ cookie: "form_token=" })],
])("F11 another site's page sends no form with %s", async (_, fields, cookies) => {
  const answer = await send({ ...good, ...fields() }, { headers: { ...elsewhere, ...cookies() } });
  expect(answer).toMatchObject({ status: 403, outcome: { problem: "elsewhere" } });
  expect(sent).toEqual([]);
});

const judged = { success: true, score: 0.9, action: "form", hostname: "localhost" };

test.each([
  ["Google is blocked in the browser, and the browser did the work", null, false, true, "sent"],
  ["Google can't be asked by the server, and the browser did the work", null, true, true, "sent"],
  ["Google can't be asked, and no work was done", null, true, false, "refused"],
  ["Google gives a good score", judged, true, false, "sent"],
  ["Google gives a low score, whatever work was done", { ...judged, score: 0.1 }, true, true, "refused"],
  ["the token is made up, and no work was done", { success: false }, true, false, "refused"],
  ["the token is old, and the browser did the work", { success: false }, true, true, "sent"],
  ["neither a token nor work was sent", judged, false, false, "refused"],
])("F11 with reCAPTCHA, where %s", async (_, says, hasAnswer, hasProof, outcome) => {
  state.recaptcha = true;
  google = says;
  const own = formToken();
  const fields = {
    ...good,
    form_token: own,
    ...(hasAnswer && { form_recaptcha: "x" }),
    ...(hasProof && { form_proof: solveProof(own) }),
  };
  const answer = await send(fields, { isScripted: true });
  expect(answer.state === "rerender" ? answer.outcome.problem : answer.state).toBe(outcome);
});

test("F11 without reCAPTCHA a made-up token of it is no way around the work, with scripts or without", async () => {
  const own = formToken();
  for (const isScripted of [true, false]) {
    const answer = await send({ ...good, form_token: own, form_recaptcha: "x" }, { isScripted });
    expect(answer).toMatchObject({ outcome: { problem: "refused" } });
  }
});

test("F16 what the content system will never take is told, not thanked for", async () => {
  state.isRefused = true;
  const answer = await send({ ...good, form_token: formToken() });
  const outcome = { problem: "failed", values: { name: ["Jorien"] } };
  expect(answer).toMatchObject({ state: "rerender", status: 503, outcome });
});

test("F11 one address sends only so many forms in a quarter of an hour without a proof; an inbox goes on", async () => {
  for (let time = 0; time < 3; time += 1)
    expect(await send({ ...good, form_token: formToken() })).toMatchObject({ state: "sent" });
  const fourth = await send({ ...good, form_token: formToken() });
  expect(fourth).toMatchObject({ status: 429, outcome: { problem: "tooMany" } });
  const cookie = verifiedEmailCookie(emailVerificationToken("jan@voorbeeld.nl"));
  expect(await send({ ...good, form_token: formToken() }, { headers: { cookie } })).toMatchObject({ state: "sent" });
});

test("F11 above the limit what was typed still comes back, but not for ever: reading and drawing it is work", async () => {
  const answers: unknown[] = [];
  const wrong = () => send({ name: "Jorien" }, { headers: { "content-length": "40" } });
  for (let time = 0; time < 100; time += 1) answers.push(await wrong());
  const [right, above, far] = [answers.slice(0, 90), answers.slice(90, 96), answers.slice(96)];
  const values = { name: ["Jorien"] };
  for (const answer of right) expect(answer).toMatchObject({ status: 422, outcome: { values } });
  for (const answer of above) expect(answer).toMatchObject({ status: 429, outcome: { problem: "tooMany", values } });
  for (const answer of far) expect(answer).toMatchObject({ status: 429, outcome: { problem: "tooMany", values: {} } });
  expect(JSON.stringify(far)).not.toContain("Jorien");
  visitors += 1;
  expect(await wrong()).toMatchObject({ status: 422, outcome: { values } });
});

test("F11 what some addresses send too much of takes nothing of what others may send with the same form", async () => {
  const own = formToken();
  const statuses: unknown[] = [];
  for (let address = 0; address < 30; address += 1) {
    visitors += 1;
    for (let time = 0; time < 4; time += 1) {
      const answer = await send({ ...good, name: `${address}-${time}`, form_token: own });
      statuses.push(answer.state === "rerender" ? answer.status : 200);
    }
  }
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(5);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(100);
  visitors += 1;
  expect(await send({ ...good, form_token: formToken() })).toMatchObject({ state: "sent" });
});

test.each([
  ["eight seconds for a form without files", [], 8000, ["submission.json"]],
  ["forty for one with files", [new File([jpegBytes], "poster.jpg")], 40_000, ["file0", "submission.json"]],
])(
  "F16 a content system that never answers costs a visitor %s in all; then it is kept on disk, files and all",
  async (_, photo: File[], ms, kept) => {
    const waiting = path.join(folder, "waiting");
    await rm(waiting, { recursive: true, force: true });
    state.isAway = true;
    const patience = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    expect(await send({ ...good, form_token: formToken() }, { files: { photo } })).toMatchObject({ state: "sent" });
    expect(patience.mock.calls).toEqual([[ms]]);
    patience.mockRestore();
    const [key = ""] = await readdir(waiting);
    expect(await readdir(path.join(waiting, key))).toEqual(kept);
  },
);

test("a body that is too large gets an answer, not an error", async () => {
  const body = new URLSearchParams({ name: "x".repeat(2_000_000) });
  const large = new Request("http://localhost/contact", { method: "POST", body });
  expect(await receiveForm(large, { locale: "nl", isScripted: false })).toMatchObject({ status: 413 });
});

test("F17 a form that is gone gives what was typed to the one in its place, but not what another site typed", async () => {
  const gone = { ...good, form_id: "weg", form_token: formToken() };
  expect(await send(gone)).toMatchObject({ state: "unknown", outcome: { form: "", values: { name: ["Jorien"] } } });
  expect(await send(gone, { headers: elsewhere })).toMatchObject({ status: 403, outcome: { values: {} } });
});
