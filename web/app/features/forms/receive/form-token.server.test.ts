import { expect, test } from "vitest";
import * as z from "zod";
import { checkFormToken, idempotencyKey, makeFormToken, tokenCookie, tokenInCookie } from "./form-token.server.ts";

const start = Date.parse("2026-11-21T10:00:00Z");
const seconds = (count: number) => start + count * 1000;

test("F11 nobody can have filled in a form within three seconds", () => {
  const token = makeFormToken(start);
  expect(checkFormToken(token, seconds(1))).toBe("young");
  expect(checkFormToken(token, seconds(3))).toBe("ok");
});

test("F11 a form's token holds for a day, and never before it was made", () => {
  const token = makeFormToken(start);
  expect(checkFormToken(token, seconds(86_400))).toBe("ok");
  expect(checkFormToken(token, seconds(86_401))).toBe("missing");
  expect(checkFormToken(token, seconds(-120))).toBe("missing");
});

test("F11 a token that was made elsewhere or changed is none", () => {
  const token = makeFormToken(start);
  const older = token.replace(/^[^.]+/u, (start - 1_000_000).toString(36));
  for (const forged of [older, `${token}x`, "", "a.b.c", null])
    expect(checkFormToken(forged, seconds(10))).toBe("missing");
});

test("F17 without scripts the token comes back in a cookie that no script can read", () => {
  const token = makeFormToken(start);
  const cookie = tokenCookie(token);
  expect(cookie).toContain("HttpOnly");
  expect(cookie).toContain("SameSite=Lax");
  expect(tokenInCookie(`locale=nl; ${cookie}`)).toBe(token);
  expect(tokenInCookie(null)).toBeNull();
});

test("a form that is sent twice has the same key, and another form another", () => {
  const key = idempotencyKey(["token", "form", "{}"]);
  expect(z.uuid().safeParse(key).success).toBe(true);
  expect(idempotencyKey(["token", "form", "{}"])).toBe(key);
  expect(idempotencyKey(["token", "form", "{1}"])).not.toBe(key);
});
