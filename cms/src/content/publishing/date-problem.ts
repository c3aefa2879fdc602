import type { Core } from "@strapi/strapi";
import { dayAtCircuit } from "#contract/forms/date-bounds";
import { describeFieldPath } from "../editing/field-place.ts";
import { findDate } from "../editing/find-date.ts";
import type { PanelText } from "../panel-text.ts";
import type { Draft } from "./publishing-check.ts";

/** First and last day that editors can mean; the site shows none outside them. */
const firstDay = "1900-01-01";
const lastDay = "2099-12-31";

/** Finds the first date in a draft, at any depth, that the site can't show, and names its field; `null` without one. */
export function dateProblem(strapi: Core.Strapi, { uid, entry }: Draft): PanelText | null {
  const path = findDate(strapi, uid, entry, (value) => !isKnownDay(value));
  const place = path === null ? null : describeFieldPath(strapi, uid, path, entry);
  if (place === null) return null;
  return {
    nl: `${place} is een dag die de site niet kent: kies er een van 1 januari 1900 tot en met 31 december 2099.`,
    en: `${place} is a day that the site doesn’t know: choose one from 1 January 1900 up to and including 31 December 2099.`,
  };
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
