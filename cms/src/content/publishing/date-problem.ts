import type { Core } from "@strapi/strapi";
import { dayAtCircuit } from "#contract/forms/date-bounds";
import { describeFieldPath } from "../editing/field-place.ts";
import { findDate } from "../editing/find-date.ts";
import { panelLanguage } from "../editing/panel-request.ts";
import type { Draft } from "./publishing-check.ts";

/** First and last day that editors can mean; the site shows none outside them. */
const firstDay = "1900-01-01";
const lastDay = "2099-12-31";

const sentences = {
  nl: (place: string) =>
    `${place} is een dag die de site niet kent: kies er een van 1 januari 1900 tot en met 31 december 2099.`,
  en: (place: string) =>
    `${place} is a day that the site doesn’t know: choose one from 1 January 1900 up to and including 31 December 2099.`,
};

/**
 * Finds the first date in a draft, at any depth, that the site can't show.
 *
 * @returns A sentence in the panel's language that names the field; `null` when there is none.
 */
export async function dateProblem(strapi: Core.Strapi, { uid, entry }: Draft): Promise<string | null> {
  const path = findDate(strapi, uid, entry, (value) => !isKnownDay(value));
  const place = path === null ? null : describeFieldPath(strapi, uid, path, entry);
  return place === null ? null : sentences[panelLanguage(strapi)](place);
}

/** Whether a day, or the day of a moment at the circuit, is one that the site can show. */
function isKnownDay(value: unknown): boolean {
  const day = typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/u.test(value) ? value : dayOf(value);
  return day !== null && day >= firstDay && day <= lastDay;
}

/** Returns the day of a moment at the circuit; `null` for no moment, or a year outside 1000 to 9998. */
function dayOf(value: unknown): string | null {
  const moment = value instanceof Date || typeof value === "string" ? new Date(value) : new Date(Number.NaN);
  const year = moment.getUTCFullYear();
  return year > 999 && year < 9999 ? dayAtCircuit(moment) : null;
}
