import { expect, test } from "vitest";
import { CmsError } from "./cms-error.server.ts";

test("E06 the content system's own error is thrown", () => {
  const body = { data: null, error: { status: 403, name: "ForbiddenError", message: "Forbidden", details: {} } };
  expect(CmsError.fromBody(body, "x")).toMatchObject({ status: 403, name: "ForbiddenError", message: "Forbidden" });
});

test.each([null, "<html>", {}, { error: "no" }])(
  "E06 without one, %j becomes a 500 UnknownError with the message",
  (body) => {
    expect(CmsError.fromBody(body, "/events: HTTP 502")).toMatchObject({
      status: 500,
      name: "UnknownError",
      message: "/events: HTTP 502",
    });
  },
);
