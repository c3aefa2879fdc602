import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { dummyPasswordHash } from "./passwords.ts";
import { endSessionsOfUsers } from "./sessions/end-sessions-of-users.ts";
import { prepareLinkTable } from "./tables/link-table.ts";
import { preparePasskeyTable } from "./tables/passkey-table.ts";
import { prepareRegistrationTable } from "./tables/registration-table.ts";
import { prepareSecretTable } from "./tables/secret-table.ts";
import { prepareSessionTable } from "./tables/session-table.ts";

const settingsSchema = z.looseObject({});

/** Creates missing tables and sets Strapi's account settings. Call it at each start. */
export async function prepareAccounts(strapi: Core.Strapi): Promise<void> {
  await prepareSessionTable(strapi);
  await prepareSecretTable(strapi);
  await prepareRegistrationTable(strapi);
  await preparePasskeyTable(strapi);
  await prepareLinkTable(strapi);
  await requireConfirmation(strapi);
  endSessionsOfUsers(strapi);
  await dummyPasswordHash();
}

/** Makes Strapi refuse the tokens of users whose e-mail address isn't confirmed, whatever an administrator set. */
async function requireConfirmation(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "plugin", name: "users-permissions" });
  const settings = settingsSchema.parse(await store.get({ key: "advanced" }));
  const wanted = { email_confirmation: true, unique_email: true, default_role: "authenticated" };
  const isSet = Object.entries(wanted).every(([name, value]) => settings[name] === value);
  if (!isSet) await store.set({ key: "advanced", value: { ...settings, ...wanted } });
}
