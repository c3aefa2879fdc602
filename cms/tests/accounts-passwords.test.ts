import * as z from "zod";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { accountsForFile, confirmPage, newAddress, password, resetPage, signedIn } from "./accounts.ts";

/** What a visitor gets who chooses another password, and what nobody gets by it. */
const { cms, call, codeFor, deleteAccount, forms, mailsTo, newVisitor, saveDetails } = accountsForFile();
let owner: Awaited<ReturnType<typeof newVisitor>>;

beforeAll(async () => {
  owner = await newVisitor();
});

const other = "heel iets anders, echt";
const { post, register, confirm, signIn, reset, forget, me } = forms;

describe("a visitor who has forgotten the password (C10, C11)", () => {
  test("chooses another by a mail, which works once, ends all sessions and is told of", async () => {
    const visitor = await newVisitor();
    expect((await forget(visitor.email)).body).toEqual({ ok: true });
    const code = await codeFor(visitor.email, resetPage);
    const { jwt } = signedIn(await reset(code, other));

    expect((await me(visitor.jwt)).status).toBe(401);
    expect((await me(jwt)).status).toBe(200);
    expect((await signIn(visitor.email)).code).toBe("wrong-credentials");
    expect((await reset(code, "nog een ander wachtwoord")).code).toBe("wrong-code");
    const mails = await mailsTo(visitor.email);
    expect(mails.at(-1)?.head).toContain("Subject: Je wachtwoord is gewijzigd");
  });

  test("reads what happened to the account in the language that they chose, and the way to a new password in that of the page", async () => {
    const visitor = await newVisitor();
    await saveDetails(visitor.jwt, { locale: "en" });
    await register(visitor.email);
    await post("/auth/send-email-confirmation", { email: visitor.email });
    await forget(visitor.email, { headers: { "accept-language": "nl" } });
    const code = await codeFor(visitor.email, resetPage);
    const { jwt } = signedIn(await reset(code, other));
    const next = { currentPassword: other, password, passwordConfirmation: password };
    const changed = signedIn(await call("/auth/change-password", { jwt, body: next }));
    // What waits to be sent is deleted with the account.
    await mailsTo(visitor.email);
    await deleteAccount(changed.jwt);

    const [, ...mails] = await mailsTo(visitor.email);
    expect(new Set(mails.map(({ head }) => /^Subject: (.*)$/mu.exec(head)?.[1]?.trim()))).toEqual(
      new Set([
        "You already have an account",
        "Kies een nieuw wachtwoord",
        "Your password was changed",
        "Your account is deleted",
      ]),
    );
  });

  test("has an hour, and is told what is wrong", async () => {
    const visitor = await newVisitor();
    await forget(visitor.email);
    const code = await codeFor(visitor.email, resetPage);
    expect((await reset(code, other, "iets anders dan dat")).code).toBe("passwords-differ");
    expect((await reset(code, "kort")).code).toBe("bad-password");
    expect((await reset(code, visitor.email)).code).toBe("bad-password");
    expect((await reset(`${code.slice(1)}x`, other)).code).toBe("wrong-code");
    const now = Date.now();
    vi.spyOn(Date, "now").mockReturnValue(now + 61 * 60_000);
    const late = await reset(code, other);
    vi.mocked(Date.now).mockRestore();
    expect(late.code).toBe("wrong-code");
    signedIn(await reset(code, other));
  });

  test("can't use the code of another purpose, nor two of one moment twice", async () => {
    const email = newAddress();
    await register(email);
    const confirmation = await codeFor(email, confirmPage);
    expect((await reset(confirmation, other)).code).toBe("wrong-code");
    const both = await Promise.all([confirm(confirmation), confirm(confirmation)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await cms.strapi.db.query("plugin::users-permissions.user").count({ where: { email } })).toBe(1);
  });

  test("the database holds no code that a mail holds", async () => {
    await forget(owner.email);
    const code = await codeFor(owner.email, resetPage);
    const rows: unknown = await cms.strapi.db.connection("circuit_account_secrets");
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).toContain(owner.email);
  });
});

describe("a visitor who changes the password (C12)", () => {
  const change = (jwt: string, currentPassword: string, secret: string, again = secret) =>
    post("/auth/change-password", { currentPassword, password: secret, passwordConfirmation: again }, { jwt });

  test("stays signed in by a new session, and is signed out everywhere else", async () => {
    const visitor = await newVisitor();
    const elsewhere = signedIn(await signIn(visitor.email));
    const { jwt } = signedIn(await change(visitor.jwt, password, other));
    expect([(await me(jwt)).status, (await me(visitor.jwt)).status, (await me(elsewhere.jwt)).status]).toEqual([
      200, 401, 401,
    ]);
    signedIn(await signIn(visitor.email, other));
  });

  test("is told what is wrong", async () => {
    const { jwt, email } = await newVisitor();
    expect((await change(jwt, other, "nog een ander wachtwoord")).code).toBe("wrong-password");
    expect((await change(jwt, password, other, "iets anders dan dat")).code).toBe("passwords-differ");
    expect((await change(jwt, password, password.replace("een", "ｅｅｎ"))).code).toBe("same-password");
    expect((await change(jwt, password, email)).code).toBe("bad-password");
    expect((await change("", password, other)).status).toBe(401);
    expect((await me(jwt)).status).toBe(200);
  });
});

test("who signs in with the old password at the moment it is changed has no session afterwards", async () => {
  const visitor = await newVisitor();
  await forget(visitor.email);
  const code = await codeFor(visitor.email, resetPage);
  const [changed, ...tries] = await Promise.all([
    reset(code, other),
    ...Array.from({ length: 10 }, () => signIn(visitor.email)),
  ]);
  const tokens = tries.flatMap(({ body }) => z.object({ jwt: z.string() }).safeParse(body).data?.jwt ?? []);
  for (const jwt of tokens) expect((await me(jwt)).status).toBe(401);
  expect((await me(signedIn(changed).jwt)).status).toBe(200);
});
