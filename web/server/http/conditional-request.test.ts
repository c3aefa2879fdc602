import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { isUnchanged } from "./conditional-request.ts";

function asking(ifNoneMatch: string | undefined): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  if (ifNoneMatch !== undefined) request.headers["if-none-match"] = ifNoneMatch;
  return request;
}

test("a request tells by `If-None-Match` what it has", () => {
  expect(isUnchanged(asking('"b", W/"a"'), '"a"')).toBe(true);
  expect(isUnchanged(asking('"b"'), '"a"')).toBe(false);
  expect(isUnchanged(asking(undefined), '"a"')).toBe(false);
});
