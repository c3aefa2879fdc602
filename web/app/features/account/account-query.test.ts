import { expect, test } from "vitest";
import { readAccountQuery, withAccountQuery } from "./account-query.ts";

const returnOf = (query: string) => readAccountQuery(new URL(`http://localhost/inloggen?${query}`)).return;

test("whoever signs in comes back to where they were, with what was chosen there", () => {
  const path = "/evenementen?month=2027-06#tickets";
  expect(withAccountQuery("/inloggen", { return: path })).toBe(`/inloggen?return=${encodeURIComponent(path)}`);
  expect(returnOf(`return=${encodeURIComponent(path)}`)).toBe(path);
});

test.each(["//evil.example", "https://evil.example/", String.raw`/\evil.example`, "javascript:alert(1)", "/a\nb"])(
  "no address leads away from the site: %s",
  (path) => expect(returnOf(`return=${encodeURIComponent(path)}`)).toBeNull(),
);

test("a code that no mail has is none", () => {
  const { code, page, done } = readAccountQuery(new URL("http://localhost/?code=<script>&page=0&done=hacked"));
  expect([code, page, done]).toEqual([null, null, null]);
});
