import { expect, test } from "vitest";
import { accountsForFile, bcrypt, confirmPage, newAddress, signedIn } from "./accounts.ts";

/** One password is typed composed on one device and decomposed on another, and opens the account on both (C08, C09, C12). */
const { cms, codeFor, deleteAccount, forms, newVisitor } = accountsForFile();

const { post, signIn, register } = forms;

/** Longer than the 72 bytes that bcrypt reads of a text. */
const long = `🏍️ ｔｒｉｂｕｎｅ ½ ﬁets ${"장".repeat(32)}${"권".repeat(32)}`;

test("an account is registered, confirmed, signed in to and deleted with one password in four forms", async () => {
  const email = newAddress();
  const [nfc, nfd, nfkc, nfkd] = (["NFC", "NFD", "NFKC", "NFKD"] as const).map((form) => long.normalize(form));
  expect((await register(email, nfd)).status).toBe(200);
  expect((await signIn(email, nfkc)).code).toBe("not-confirmed");
  const confirmation = await codeFor(email, confirmPage);
  signedIn(await post("/auth/email-confirmation", { confirmation, password: nfc }));
  const { jwt } = signedIn(await signIn(email, nfkd));
  expect((await signIn(email, `${long}!`)).code).toBe("wrong-credentials");
  expect((await deleteAccount(jwt, nfc)).status).toBe(204);
});

test("what an earlier release hashed as it was typed goes on opening its account", async () => {
  const { email, user } = await newVisitor();
  const decomposed = "Bocht-Zeven-café-ñandú".normalize("NFD");
  const data = { password: await bcrypt.hash(decomposed, 4) };
  await cms.strapi.db.query("plugin::users-permissions.user").update({ where: { id: user.id }, data });
  expect(signedIn(await signIn(email, decomposed)).user.email).toBe(email);
});
