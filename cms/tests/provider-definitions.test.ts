import { expect, test } from "vitest";
import { providerDefinitions } from "../src/accounts/providers/provider-definitions.ts";

/** What a provider answers, by address; `null` for one that isn't one of its users' pages. */
const answers: Record<string, unknown> = {
  "https://openidconnect.googleapis.com/v1/userinfo": { sub: "g1", email: "Jorien@Voorbeeld.nl", email_verified: true },
  "https://graph.facebook.com/me?fields=id,email": { id: "f1", email: "jorien@voorbeeld.nl" },
  "https://api.github.com/user": { id: 7, login: "jorien", email: "shown@voorbeeld.nl" },
  "https://api.github.com/user/emails": [
    { email: "shown@voorbeeld.nl", primary: false, verified: false },
    { email: "jorien@voorbeeld.nl", primary: true, verified: true },
  ],
  "https://discord.com/api/users/@me": { id: "d1", email: "jorien@voorbeeld.nl", verified: false },
  "https://api.linkedin.com/v2/userinfo": { sub: "l1", email: "jorien@voorbeeld.nl", email_verified: "true" },
};

const { signal } = new AbortController();

const profileAt = async (name: string, get: (url: string) => Promise<unknown>) => {
  const kind = providerDefinitions[name];
  if (kind === undefined) throw new Error(`No provider ${name}`);
  return kind.readProfile(get, (await kind.endpoints("", signal)).profile);
};

test.each([
  ["google", "g1", true],
  ["facebook", "f1", true],
  ["github", "7", true],
  ["discord", "d1", false],
  ["linkedin", "l1", true],
])("C14 %s says who somebody is, and whether the address is theirs", async (name, subject, isVerified) => {
  const profile = await profileAt(name, async (url) => answers[url]);
  expect(profile).toEqual({ subject, email: "jorien@voorbeeld.nl", isVerified });
});

test.each(["google", "facebook", "discord", "linkedin"])(
  "C14 %s may give no address, or none that is one",
  async (name) => {
    const bare = { id: "1", sub: "1" };
    expect(await profileAt(name, async () => bare)).toMatchObject({ subject: "1", email: null });
    expect(await profileAt(name, async () => ({ ...bare, email: "no address" }))).toMatchObject({ email: null });
  },
);

test.each(Object.keys(providerDefinitions))("C14 %s that names nobody is in trouble", async (name) => {
  await expect(profileAt(name, async () => ({ email: "jorien@voorbeeld.nl" }))).rejects.toThrow(/sub|id/u);
});

test("every provider is asked over https, and leads to places of its own", async () => {
  for (const { endpoints } of Object.values(providerDefinitions)) {
    const { authorize, token, profile } = await endpoints("login.example", signal);
    expect([authorize, token, profile].every((url) => url.startsWith("https://"))).toBe(true);
  }
});
