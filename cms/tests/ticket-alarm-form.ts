import type { Core } from "@strapi/strapi";
import { publish } from "./publish.ts";

/** The question for the address. */
export const alarmAddress = { __component: "fields.email" as const, name: "email", label: "E-mail", required: true };

/** The question for the event. */
export const alarmEvent = {
  __component: "fields.choice" as const,
  name: "event",
  label: "Evenement",
  required: true,
  source: "events" as const,
};

/** The purpose and the questions of a form that sets a ticket alarm. */
export const ticketAlarm = { purpose: "ticket-alarm" as const, fields: [alarmAddress, alarmEvent] };

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

/** Publishes an event of two days, a hundred days from now, whose sale hasn't begun. */
export function publishComingEvent(strapi: Core.Strapi): Promise<string> {
  return publish(strapi, "api::event.event", (locale) => ({
    title: locale === "nl" ? "TT Drenthe" : "TT of Drenthe",
    slug: `tt-${locale}`,
    startsAt: inDays(100),
    endsAt: inDays(102),
    saleState: "not-yet" as const,
  }));
}

/** Publishes a form that sets a ticket alarm. */
export function publishAlarmForm(strapi: Core.Strapi, fields = ticketAlarm.fields): Promise<string> {
  return publish(strapi, "api::form.form", (locale) => ({
    ...ticketAlarm,
    fields,
    title: "Ticketalarm",
    slug: `ticketalarm-${locale}`,
    submitLabel: "Zet de wekker",
    thanksTitle: "Nog één klik",
    retentionDays: 180,
  }));
}
