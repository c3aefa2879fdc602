import { readFile, stat } from "node:fs/promises";
import { customerMark } from "../fixtures/identified-visitor.ts";
import { servicesLog } from "../fixtures/services-log.ts";
import type { ShopVictim } from "./shop-victim.ts";

/** Recognises what only whoever wrote a program should read. */
export const trace = /\n[ \t]+at [^\n]+:\d+:\d+|node:internal|node_modules/u;

/** The fault in an answer to somebody who may know nothing; `null` when there is none. */
export function leakIn(status: number, body: string, { placed, held, cookies }: ShopVictim): string | null {
  if (status >= 500) return `status ${status}: ${body.slice(0, 200)}`;
  if (trace.test(body)) return `a stack trace: ${body.slice(0, 200)}`;
  if (customerMark.test(body)) return `${status} tells whose order there is`;
  const secret = [placed, held, ...Object.values(cookies)].find((each) => body.includes(each));
  return secret === undefined ? null : `${status} tells a secret`;
}

/** How much the programs have logged. */
export async function lengthOfLog(): Promise<number> {
  return (await stat(servicesLog)).size;
}

/** What the programs logged since a moment. @param length - From `lengthOfLog`, at that moment. */
export async function loggedSince(length: number): Promise<string> {
  return (await readFile(servicesLog)).subarray(length).toString("utf8");
}
