import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { submissionReference } from "#contract/forms/submission";
import { subscriptionPaths } from "#contract/forms/subscriptions";
import { type Locale, locales } from "#contract/locales";
import { answerColumns } from "./answer-columns.ts";
import type { ExportFilters } from "./export-filters.ts";
import { exportWords } from "./export-words.ts";
import type { Cell, Table } from "../spreadsheet/spreadsheet.ts";

/** Rows per database query. */
const batch = 500;
const maxRows = 50_000;

const circuitMinute = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Amsterdam",
  dateStyle: "short",
  timeStyle: "short",
});

/** Formats a moment in the circuit's time zone, in a format that sorts: `2026-11-21 19:04`. */
const atCircuit = (moment: Date) => circuitMinute.format(moment);

const submissionSchema = z.object({
  documentId: z.string(),
  createdAt: z.coerce.date(),
  form: z.string(),
  formTitle: z.string(),
  state: z.string(),
  sender: z.string().nullable(),
  language: z.string(),
  note: z.string().nullable(),
  values: z.record(z.string(), z.unknown()),
});

/** Makes the table of submissions, newest first: general fields, then a column for each question with an answer. */
export async function submissionTable(strapi: Core.Strapi, filters: ExportFilters, language: Locale): Promise<Table> {
  const { submissionHead, choice, yes, no } = exportWords[language];
  const rows = z.array(submissionSchema).parse(await readAll(strapi, "api::submission.submission", filters));
  const { names, answer } = await answerColumns(strapi, rows);
  return [
    [...submissionHead, ...names],
    ...rows.map((row) => [
      atCircuit(row.createdAt),
      submissionReference(row.documentId),
      row.formTitle,
      choice(row.state),
      row.sender ?? "",
      choice(row.language),
      row.note ?? "",
      ...names.map((name) => cellOf(answer(row, name), { yes, no })),
    ]),
  ];
}

const subscriptionSchema = z.object({
  createdAt: z.coerce.date(),
  email: z.string(),
  kind: z.string(),
  eventTitle: z.string().nullable(),
  state: z.string(),
  language: z.enum(locales),
  confirmedAt: z.coerce.date().nullable(),
  token: z.string(),
});

/**
 * Makes the table of subscriptions, newest first, each with the unsubscribe link that every mail to it must contain. An
 * unconfirmed one has no link, because staff could use the token in it to confirm for somebody else.
 */
export async function subscriptionTable(strapi: Core.Strapi, filters: ExportFilters, language: Locale): Promise<Table> {
  const { subscriptionHead, choice } = exportWords[language];
  const rows = z.array(subscriptionSchema).parse(await readAll(strapi, "api::subscription.subscription", filters));
  const siteUrl = strapi.config.get<string>("site.url");
  return [
    [...subscriptionHead],
    ...rows.map(({ createdAt, email, kind, eventTitle, state, language: sent, confirmedAt, token }) => [
      atCircuit(createdAt),
      email,
      choice(kind),
      eventTitle ?? "",
      choice(state),
      choice(sent),
      confirmedAt === null ? "" : atCircuit(confirmedAt),
      state === "confirmed" ? `${siteUrl}${subscriptionPaths.unsubscribe[sent]}/${token}` : "",
    ]),
  ];
}

async function readAll(
  strapi: Core.Strapi,
  uid: "api::submission.submission" | "api::subscription.subscription",
  where: ExportFilters,
): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let offset = 0; offset < maxRows; offset += batch) {
    const found: unknown[] = await strapi.db
      .query(uid)
      .findMany({ where, orderBy: [{ createdAt: "desc" }, { id: "desc" }], offset, limit: batch });
    rows.push(...found);
    if (found.length < batch) break;
  }
  return rows;
}

/** Converts an answer to a cell. A number stays a number, so that spreadsheets can add it up. */
function cellOf(value: unknown, words: { yes: string; no: string }): Cell {
  return typeof value === "number" ? value : textOf(value, words);
}

function textOf(value: unknown, words: { yes: string; no: string }): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((item) => textOf(item, words)).join(", ");
  if (typeof value === "object") {
    const parts = Object.values(value).filter(Boolean);
    return parts.map((part) => textOf(part, words)).join(" ");
  }
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
