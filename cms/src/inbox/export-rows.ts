import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { subscriptionPaths } from "#contract/forms/subscriptions";
import type { Table } from "./spreadsheet.ts";

const comparison = z.strictObject({
  $eq: z.string().optional(),
  $ne: z.string().optional(),
  $in: z.union([z.string(), z.array(z.string())]).optional(),
  $contains: z.string().optional(),
  $containsi: z.string().optional(),
  $eqi: z.string().optional(),
  $gt: z.string().optional(),
  $gte: z.string().optional(),
  $lt: z.string().optional(),
  $lte: z.string().optional(),
});

const filterable = [
  "formTitle",
  "form",
  "state",
  "sender",
  "language",
  "createdAt",
  "email",
  "kind",
  "event",
  "eventTitle",
];

const condition = z.partialRecord(z.enum(filterable), comparison);

/** The filters that the panel's list can have on; nothing that reaches into other types. */
export const exportFilters = z
  .union([z.strictObject({ $and: z.array(condition).max(20) }), condition])
  .optional()
  .transform((filters) => filters ?? {});

export type ExportFilters = z.infer<typeof exportFilters>;

/** Rows that are read at a time, and that an export holds at most. */
const batch = 500;
const mostRows = 50_000;

/** Words of the panel for what the database holds; see `admin/translations/choices.ts`. */
const words: Record<string, string> = {
  new: "Nieuw",
  handled: "Afgehandeld",
  spam: "Spam",
  pending: "Nog niet bevestigd",
  confirmed: "Bevestigd",
  "ticket-alarm": "Ticketalarm",
  newsletter: "Nieuwsbrief",
};

const inWords = (value: string) => words[value] ?? value;

const circuitMinute = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Amsterdam",
  dateStyle: "short",
  timeStyle: "short",
});

/** A moment as the clock at the circuit tells it, in an order that sorts: `2026-11-21 19:04`. */
const atCircuit = (moment: Date) => circuitMinute.format(moment);

const submissionSchema = z.object({
  createdAt: z.coerce.date(),
  formTitle: z.string(),
  state: z.string(),
  sender: z.string().nullable(),
  language: z.string(),
  note: z.string().nullable(),
  values: z.record(z.string(), z.unknown()),
});

/** Submissions, newest first: what is known of each, then a column for every question that any of them answers. */
export async function submissionTable(strapi: Core.Strapi, filters: ExportFilters): Promise<Table> {
  const rows = z.array(submissionSchema).parse(await readAll(strapi, "api::submission.submission", filters));
  const names = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  const head = ["Ontvangen op", "Formulier", "Status", "Afzender", "Taal", "Aantekening", ...names];
  return [
    head,
    ...rows.map(({ createdAt, formTitle, state, sender, language, note, values }) => [
      atCircuit(createdAt),
      formTitle,
      inWords(state),
      sender ?? "",
      language,
      note ?? "",
      ...names.map((name) => textOf(values[name])),
    ]),
  ];
}

const subscriptionSchema = z.object({
  createdAt: z.coerce.date(),
  email: z.string(),
  kind: z.string(),
  eventTitle: z.string().nullable(),
  state: z.string(),
  language: z.enum(["nl", "en"]),
  confirmedAt: z.coerce.date().nullable(),
  token: z.string(),
});

/** Who set an alarm or wants the newsletter, newest first; each with the address that a mail to them has to offer. */
export async function subscriptionTable(strapi: Core.Strapi, filters: ExportFilters): Promise<Table> {
  const rows = z.array(subscriptionSchema).parse(await readAll(strapi, "api::subscription.subscription", filters));
  const siteUrl = strapi.config.get<string>("site.url").replace(/\/+$/u, "");
  const head = ["Aangemeld op", "E-mailadres", "Waarvoor", "Evenement", "Status", "Taal", "Bevestigd op", "Afmelden"];
  return [
    head,
    ...rows.map(({ createdAt, email, kind, eventTitle, state, language, confirmedAt, token }) => [
      atCircuit(createdAt),
      email,
      inWords(kind),
      eventTitle ?? "",
      inWords(state),
      language,
      confirmedAt === null ? "" : atCircuit(confirmedAt),
      `${siteUrl}${subscriptionPaths.unsubscribe[language]}/${token}`,
    ]),
  ];
}

async function readAll(
  strapi: Core.Strapi,
  uid: "api::submission.submission" | "api::subscription.subscription",
  where: ExportFilters,
): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let offset = 0; offset < mostRows; offset += batch) {
    const found: unknown[] = await strapi.db
      .query(uid)
      .findMany({ where, orderBy: [{ createdAt: "desc" }, { id: "desc" }], offset, limit: batch });
    rows.push(...found);
    if (found.length < batch) break;
  }
  return rows;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "ja" : "nee";
  if (Array.isArray(value)) return value.map(textOf).join(", ");
  if (typeof value === "object") return Object.values(value).filter(Boolean).map(textOf).join(" ");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
