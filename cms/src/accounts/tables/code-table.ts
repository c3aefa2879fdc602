import type { Core } from "@strapi/strapi";
import * as z from "zod";
import type { Queries } from "../../database/shared-work.ts";
import { oneTimeSecrets } from "./one-time-secrets.ts";

const table = "circuit_account_codes";
const codes = oneTimeSecrets(table);

const hourMs = 60 * 60 * 1000;

/** How long the code of a mail is taken, by what it is for, in milliseconds. */
const keptMs = { confirm: 48 * hourMs, reset: hourMs } as const;

/** `confirm`: that an address is one's own. `reset`: to choose another password. */
type CodePurpose = keyof typeof keptMs;

const foundSchema = z.object({ email: z.string() }).optional();

/** Creates the table if it is missing. */
export function prepareCodeTable(strapi: Core.Strapi): Promise<void> {
  return codes.prepare(strapi, (columns) => {
    columns.string("purpose").notNullable();
    columns.string("email").notNullable().index();
  });
}

/** Makes a code for the mail to an address. Earlier ones stay valid. */
export function addCode(queries: Queries, purpose: CodePurpose, email: string): Promise<string> {
  return codes.add(queries, { purpose, email }, keptMs[purpose]);
}

/** The address to whose inbox a code was sent; `null` for one that is unknown, used or too old. */
export async function addressOfCode(queries: Queries, purpose: CodePurpose, code: string): Promise<string | null> {
  return foundSchema.parse(await codes.find(queries, code, { purpose }))?.email ?? null;
}

/** Uses a code up. @returns `false` when somebody else did, or it is too old: nothing may be done by it. */
export function takeCode(queries: Queries, purpose: CodePurpose, code: string): Promise<boolean> {
  return codes.take(queries, code, { purpose });
}

/** Deletes all codes that were sent to an address. */
export async function dropCodes(queries: Queries, email: string): Promise<void> {
  await queries(table).where({ email }).delete();
}

/** Deletes the codes that are too old. */
export const deleteOldCodes = codes.deleteOld;
