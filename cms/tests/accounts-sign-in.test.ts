import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  bcrypt,
  call,
  codeFor,
  confirmPage,
  hashQuickly,
  mailsTo,
  newAddress,
  newVisitor,
  password,
  resetPage,
  signedIn,
} from "./accounts.ts";
import { emptyCms } from "./shared-cms.ts";
import type { RunningCms } from "./strapi.ts";

let cms: RunningCms;

beforeAll(async () => {
  hashQuickly();
  cms = await emptyCms();
});

afterAll(async () => {
  vi.restoreAllMocks();
  await cms.stop();
});

const post = (path: string, body: unknown, more: Parameters<typeof call>[2] = {}) => call(cms, path, { ...more, body });
const register = (email: string, secret = password, more: Parameters<typeof call>[2] = {}) =>
  post("/auth/local/register", { username: email, email, password: secret }, more);
const signIn = (identifier: string, secret = password, more: Parameters<typeof call>[2] = {}) =>
  post("/auth/local", { identifier, password: secret }, more);

describe("a visitor", () => {
  test("registers, confirms by mail with the password, and is signed in (C07)", async () => {
    const email = newAddress();
    const registered = await register(email.toUpperCase());
    expect([registered.status, registered.body]).toEqual([200, { ok: true }]);
    const confirmation = await codeFor(cms, email, confirmPage);

    const { jwt, user } = signedIn(await post("/auth/email-confirmation", { confirmation, password }));
    expect(user).toMatchObject({ email, confirmed: true, locale: "nl", details: null });
    const me = await call(cms, "/users/me?populate=role", { jwt });
    expect(Object.keys(Object(me.body)).toSorted()).toEqual(
      ["id", "documentId", "email", "confirmed", "locale", "details", "createdAt"].toSorted(),
    );
  });
});
