import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  bcrypt,
  call,
  codeFor,
  confirmPage,
  hashQuickly,
  newAddress,
  newVisitor,
  password,
  signedIn,
} from "./accounts.ts";
import { emptyCmsForFile } from "./shared-cms.ts";

/** One password is typed composed on one device and decomposed on another, and opens the account on both (C08, C09, C12). */
const cms = emptyCmsForFile();

beforeAll(hashQuickly);

afterAll(() => vi.restoreAllMocks());

const forms = ["NFC", "NFD", "NFKC", "NFKD"] as const;
let networks = 0;
const post = (path: string, body: unknown, jwt = "") =>
  call(cms, path, { network: `test-${(networks += 1)}`, body, ...(jwt !== "" && { jwt }) });
const signIn = (email: string, typed: string) => post("/auth/local", { identifier: email, password: typed });

const twelveSyllables = "경주장입장권좋아요정말로";

test("an account is registered, confirmed, signed in to and deleted with one password in four forms", async () => {
  const email = newAddress();
  const [nfc, nfd, nfkc, nfkd] = forms.map((form) => twelveSyllables.normalize(form));
  expect((await post("/auth/local/register", { username: email, email, password: nfd })).status).toBe(200);
  expect((await signIn(email, nfkc ?? "")).code).toBe("not-confirmed");
  const confirmation = await codeFor(cms, email, confirmPage);
  signedIn(await post("/auth/email-confirmation", { confirmation, password: nfc }));
  const { jwt } = signedIn(await signIn(email, nfkd ?? ""));
  expect((await call(cms, "/account", { method: "DELETE", jwt, body: { password: nfc } })).status).toBe(204);
});

test("a password of any characters is the same one in every form, and no other is", async () => {
  const { email, ...visitor } = await newVisitor(cms);
  let { jwt } = visitor;
  let present = password;
  for (const secret of [
    "Bocht-Zeven-café-ñandú",
    // 64 characters; bcrypt itself would read 24 of them.
    "장".repeat(32) + "권".repeat(32),
    "🏍️ ｔｒｉｂｕｎｅ ½ ﬁets ".repeat(3),
    ...fc.sample(fc.string({ unit: "grapheme", minLength: 20, maxLength: 64 }), 2),
  ]) {
    const typed = forms.map((form) => secret.normalize(form));
    const chosen = { currentPassword: present.normalize("NFD"), password: typed[1], passwordConfirmation: typed[2] };
    ({ jwt } = signedIn(await post("/auth/change-password", chosen, jwt)));
    const again = { currentPassword: typed[0], password: typed[3], passwordConfirmation: typed[3] };
    expect([secret, (await post("/auth/change-password", again, jwt)).code]).toEqual([secret, "same-password"]);
    for (const text of typed) expect([secret, (await signIn(email, text)).status]).toEqual([secret, 200]);
    expect((await signIn(email, `${secret}!`)).code).toBe("wrong-credentials");
    present = secret;
  }
});

test("what an earlier release hashed as it was typed goes on opening its account", async () => {
  const { email, user } = await newVisitor(cms);
  const decomposed = "Bocht-Zeven-café-ñandú".normalize("NFD");
  const data = { password: await bcrypt.hash(decomposed, 4) };
  await cms.strapi.db.query("plugin::users-permissions.user").update({ where: { id: user.id }, data });
  expect(signedIn(await signIn(email, decomposed)).user.email).toBe(email);
});
