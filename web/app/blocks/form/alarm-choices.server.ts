import type { Form } from "@circuit/contract/forms/form";
import type { Locale } from "@circuit/contract/locales";
import { saleOfEvent } from "@circuit/contract/shop/sale-summary";
import { catalogueOrNothing } from "#app/cms/shop.server.ts";
import { isSaleOpen } from "#app/domain/sale-state.ts";

/**
 * The form of the ticket alarm without the events whose tickets can be had now, as an alarm for one would ring at once. A
 * form for something else, and one that would have no event left, stays as it is.
 */
export async function withoutEventsOnSale(form: Form, locale: Locale): Promise<Form> {
  if (form.purpose !== "ticket-alarm") return form;
  const { events } = await catalogueOrNothing(locale);
  const onSale = new Set(
    events.flatMap(({ eventId, offers }) => (isSaleOpen(saleOfEvent(offers)?.state ?? "none") ? [eventId] : [])),
  );
  const fields = form.fields.map((field) => {
    if (!("source" in field) || field.source !== "events") return field;
    const options = field.options.filter(({ value }) => !onSale.has(value));
    return options.length === 0 ? field : { ...field, options };
  });
  return { ...form, fields };
}
