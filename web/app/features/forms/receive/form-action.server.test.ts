import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { localeContext } from "#app/i18n/locale-context.ts";
import type { FormOutcome } from "../form-view-data.ts";
import {
  formAction,
  formOutcomeContext,
  isFloodRejected,
  isFormMissing,
  markOutcomeShown,
} from "./form-action.server.ts";

const { received } = vi.hoisted(() => ({ received: vi.fn<() => object>() }));
vi.mock("./receive-form.server.ts", () => ({ receiveForm: () => Promise.resolve(received()) }));

const outcome: FormOutcome = { form: "a", values: { name: ["Jorien"] }, errors: {}, problem: null, token: "t" };

/** Sends a form to a page. */
async function send(answer: object) {
  received.mockReturnValue(answer);
  const context = new RouterContextProvider();
  context.set(localeContext, "nl");
  const url = new URL("http://localhost/tickets");
  const acting = formAction({ request: new Request(url, { method: "POST" }), url, context });
  const thrown: unknown = await acting.then(
    () => null,
    (error: unknown) => error,
  );
  return { context, thrown };
}

test("a form that no form of the page tells of is known, so that its page isn't drawn for it", async () => {
  const { context } = await send({ state: "rerender", status: 422, outcome });
  expect(isFormMissing(context)).toBe(true);
  markOutcomeShown(outcome);
  expect(isFormMissing(context)).toBe(false);
  const reader = new RouterContextProvider();
  expect(isFormMissing(reader)).toBe(false);
});

test("after far too many forms not even what the page needs is loaded", async () => {
  const bare: FormOutcome = { ...outcome, values: {}, problem: "tooMany" };
  const { context, thrown } = await send({ state: "rerender", status: 429, outcome: bare });
  expect(thrown).toMatchObject({ init: { status: 429 } });
  expect(context.get(formOutcomeContext)).toBe(bare);
  expect(isFloodRejected(context)).toBe(true);
});
