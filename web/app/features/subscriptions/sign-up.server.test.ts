import { beforeEach, expect, test, vi } from "vitest";
import { signUp } from "./sign-up.server.ts";

const started = vi.fn(async (_email: string) => ({ state: "pending" as const }));

beforeEach(() => started.mockClear());

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test("F11 who mistypes the end of an address is asked which was meant, and gets no mail yet", async () => {
  const sent = formOf({ EMAIL: "jan@gmial.com", b_field: "" });
  expect(await signUp(sent, started)).toEqual({ state: "meant", email: "jan@gmail.com" });
  expect(started).not.toHaveBeenCalled();
});

test("F11 an address counts as it is typed once its sender was asked about it", async () => {
  const sent = formOf({ EMAIL: "jan@gmial.com", b_field: "", asked: "" });
  expect(await signUp(sent, started)).toEqual({ state: "pending" });
  expect(started).toHaveBeenCalledWith("jan@gmial.com");
});

test("F11 an address without a slip signs up at once, and a robot is asked nothing", async () => {
  expect(await signUp(formOf({ EMAIL: "jan@voorbeeld.nl", b_field: "" }), started)).toEqual({ state: "pending" });
  expect(started).toHaveBeenCalledTimes(1);
  expect(await signUp(formOf({ EMAIL: "jan@gmial.com", b_field: "spam" }), started)).toEqual({ state: "pending" });
  expect(started).toHaveBeenCalledTimes(1);
});
