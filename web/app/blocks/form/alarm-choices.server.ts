import type { Form } from "@circuit/contract/forms/form";
import type { Locale } from "@circuit/contract/locales";
import { isOnSale } from "@circuit/contract/shop/sale-states";
import { catalogueOrNothing } from "#app/cms/shop.server.ts";

/**
 * Removes events with tickets on sale from the ticket-alarm form, as their alarm would go off at once. Leaves other
 * forms, and a field that would lose all its options, unchanged.
 */
export async function removeEventsOnSale(form: Form, locale: Locale): Promise<Form> {
  if (form.purpose !== "ticket-alarm") return form;
  const { events } = await catalogueOrNothing(locale);
  const open = events.filter(({ offers }) =>
    offers.some(({ arrangementId, admissions }) => arrangementId === null && admissions.some(isOnSale)),
  );
  const onSale = new Set(open.map(({ eventId }) => eventId));
  const fields = form.fields.map((field) => {
    if (!("source" in field) || field.source !== "events") return field;
    const options = field.options.filter(({ value }) => !onSale.has(value));
    return options.length === 0 ? field : { ...field, options };
  });
  return { ...form, fields };
}
