import { expect, test } from "vitest";
import { hashedClientIp, hashedOrderNetwork } from "#app/cms/hashed-client-ip.server.ts";
import {
  verifiedEmailCookie,
  emailVerificationToken,
  verifiedEmailHash,
  emailHashOfToken,
  visitorRateLimitKey,
} from "#app/http/verified-email.server.ts";

/** The sender of a request from one shared network. */
function senderWith(cookie: string): string {
  return visitorRateLimitKey(
    new Request("https://site.test", { headers: { cookie, "x-client-address": "192.0.2.1" } }),
  );
}

const cookieOf = (email: string) => verifiedEmailCookie(emailVerificationToken(email)).split(";")[0] ?? "";

test("who shares a network counts by the network, and by their own inbox once they have shown it", () => {
  expect(senderWith("")).toBe("192.0.2.1");
  const [one, other] = [senderWith(`cart=x; ${cookieOf("jan@voorbeeld.nl")}`), senderWith(cookieOf("an@voorbeeld.nl"))];
  expect(new Set([one, other, "192.0.2.1"]).size).toBe(3);
  for (const sender of [one, other]) expect(hashedClientIp(sender)).toMatch(/^@[\w-]{21}$/u);
});

test.each([
  ["jan@voorbeeld.nl", "Jan+tickets@VOORBEELD.nl", true],
  ["j.an+a@gmail.com", "jan+b@googlemail.com", true],
  ["jan+1+2@voorbeeld.nl", "jan@voorbeeld.nl.", true],
  ["jan@voorbeeld.nl", "an@voorbeeld.nl", false],
  ["jan@voorbeeld.nl", "jan@voorbeeld.be", false],
])("%s and %s are one inbox: %s", (one, other, isOne) => {
  expect(emailHashOfToken(emailVerificationToken(one)) === emailHashOfToken(emailVerificationToken(other))).toBe(isOne);
});

test("a token that was made up, changed, cut off or is a month old shows nothing, and tells no address", () => {
  const token = emailVerificationToken("jan@voorbeeld.nl");
  expect(token).toMatch(/^[\w-]{74}$/u);
  const changed = `${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`;
  for (const wrong of ["", "x", "A".repeat(74), changed, token.slice(0, -1), `${token}A`]) {
    expect(emailHashOfToken(wrong)).toBeNull();
    expect(verifiedEmailHash(`confirmed-address=${wrong}`)).toBeNull();
  }
  expect(emailHashOfToken(token, Date.now() + 31 * 24 * 60 * 60 * 1000)).toBeNull();
  expect(verifiedEmailHash(null)).toBeNull();
});

test.each([
  ["2001:db8:7:1::/64", "2001:db8:7:ffff::/64", true],
  ["2001:db8:7:1::/64", "2001:db8:8:1::/64", false],
  ["0:0:0:0::/64", "0:0:0:9::/64", true],
  ["192.0.2.1", "192.0.2.2", false],
])("orders from %s and %s are of one network: %s", (one, other, isOne) => {
  expect(hashedOrderNetwork(one) === hashedOrderNetwork(other)).toBe(isOne);
  expect(hashedClientIp(one)).not.toBe(hashedClientIp(other));
});
