import { formFixture } from "@circuit/contract/fixtures/forms";
import { formSchema } from "@circuit/contract/forms/form";
import { expect, test, vi } from "vitest";
import { sendForm } from "../../../../test/form-request.ts";

vi.mock("#app/env.server.ts", () => ({
  env: { SITE_URL: "http://localhost", SITE_CMS_SECRET: "only-while-testing-1", FORM_SENDS_PER_ADDRESS: 1 },
}));
vi.mock("#app/cms/forms.server.ts", () => ({ getFormToCheck: () => Promise.resolve(formSchema.parse(formFixture)) }));

const send = (address: string) =>
  sendForm({ name: "Jorien" }, { headers: { "x-client-address": address, "content-length": "40" } });

test("F11 above the limit what was typed still comes back, but not for ever: reading and drawing it is work", async () => {
  const answers: unknown[] = [];
  for (let time = 0; time < 40; time += 1) {
    answers.push(await send("10.0.0.1"));
  }
  const [right, above, far] = [answers.slice(0, 30), answers.slice(30, 32), answers.slice(32)];
  const values = { name: ["Jorien"] };
  for (const answer of right) expect(answer).toMatchObject({ status: 422, outcome: { values } });
  for (const answer of above) expect(answer).toMatchObject({ status: 429, outcome: { problem: "tooMany", values } });
  for (const answer of far) expect(answer).toMatchObject({ status: 429, outcome: { problem: "tooMany", values: {} } });
  expect(JSON.stringify(far)).not.toContain("Jorien");
  expect(await send("10.0.0.2")).toMatchObject({ status: 422, outcome: { values } });
});
