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

/** Creates the tables that are missing, and makes Strapi's settings what accounts need. To be called at each start. */
export async function prepareAccounts(strapi: Core.Strapi): Promise<void> {
  await prepareSessionTable(strapi);
  await prepareSecretTable(strapi);
  await prepareRegistrationTable(strapi);
  await preparePasskeyTable(strapi);
  await prepareLinkTable(strapi);
  await requireConfirmation(strapi);
  endSessionsOfUsers(strapi);
  await dummyPasswordHash(strapi);
}

/** Has Strapi refuse the tokens of users whose address isn't confirmed, whatever was ticked in the panel. */
async function requireConfirmation(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "plugin", name: "users-permissions" });
  const settings = settingsSchema.parse(await store.get({ key: "advanced" }));
  const wanted = { email_confirmation: true, unique_email: true, default_role: "authenticated" };
  const isSet = Object.entries(wanted).every(([name, value]) => settings[name] === value);
  if (!isSet) await store.set({ key: "advanced", value: { ...settings, ...wanted } });
}
