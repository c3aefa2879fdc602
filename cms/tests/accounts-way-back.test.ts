import { expect, test } from "vitest";
import { returnPathHeader } from "@circuit/contract/accounts/account";
import { prepareRegistrationTable } from "../src/accounts/tables/registration-table.ts";
import { accountsForFile, confirmPage, newAddress, password } from "./accounts.ts";

/** Who registers in the middle of something comes back to it by the mail that confirms the address (C09). */
const { cms, call, codeFor, mailsTo } = accountsForFile();

const checkout = `/afrekenen/${"t".repeat(43)}?stap=2`;

let networks = 0;
const register = (
  email: string,
  secret: string,
  returnPath: string,
  network: string | null = `kar-${(networks += 1)}`,
) =>
  call("/auth/local/register", {
    body: { email, username: email, password: secret },
    network,
    headers: { [returnPathHeader]: returnPath },
  });
const confirm = async (email: string, secret: string) =>
  call("/auth/email-confirmation", {
    body: { confirmation: await codeFor(email, confirmPage), password: secret },
    network: `kar-${(networks += 1)}`,
  });

test("the mail doesn't hold it: that of a mistyped address goes to a stranger, and the way may open an order", async () => {
  const email = newAddress();
  await register(email, password, checkout);
  const [mail] = await mailsTo(email);
  expect(mail?.content).toContain(confirmPage);
  expect(mail?.content).not.toContain("afrekenen");
});

test("each registration of an address has its own: nobody is led where somebody else wanted them", async () => {
  const email = newAddress();
  await register(email, "wachtwoord van de dief", "/ergens-anders");
  await register(email, password, checkout);
  await register(email, "nog een ander wachtwoord", "/nog-ergens");
  expect((await confirm(email, password)).body).toMatchObject({ returnTo: checkout });
});

test.each([
  ["another site", "https://evil.example/"],
  ["another site without its protocol", "//evil.example/"],
  ["another site by a backslash", "/\\evil.example/"],
  ["no path", "afrekenen"],
  ["a very long one", `/${"a".repeat(600)}`],
])("%s is no way back", async (_what, path) => {
  const email = newAddress();
  await register(email, password, path);
  expect((await confirm(email, password)).body).toMatchObject({ returnTo: null });
});

test("only the site says what it is", async () => {
  const email = newAddress();
  await register(email, password, checkout, null);
  expect((await confirm(email, password)).body).toMatchObject({ returnTo: null });
});

test.each(["returnPath", "network", "codeDigest"])(
  "a database of an earlier version is made to keep its %s",
  async (column) => {
    const { connection } = cms.strapi.db;
    const table = "circuit_account_registrations";
    await connection.schema.alterTable(table, (columns) => {
      columns.dropColumn(column);
    });
    await prepareRegistrationTable(cms.strapi);
    expect(await connection.schema.hasColumn(table, column)).toBe(true);
  },
);
