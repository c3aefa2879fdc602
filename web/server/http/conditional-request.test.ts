import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { isUnchanged } from "./conditional-request.ts";

function asking(ifNoneMatch: string | undefined): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  if (ifNoneMatch !== undefined) request.headers["if-none-match"] = ifNoneMatch;
  return request;
}

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ["*", true],
  ['"ab"', false],
  ['"b"', false],
  ["a", false],
  ["", false],
  [undefined, false],
])("who has %j has the answer tagged a: %s", (header, isSame) => {
  expect(isUnchanged(asking(header), '"a"')).toBe(isSame);
  expect(isUnchanged(asking(header), 'W/"a"')).toBe(isSame);
});
