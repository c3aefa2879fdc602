import { admission, catalogueOf, eventOffers, ticketOffer } from "@circuit/contract/fixtures/catalogue";
import { formFixture } from "@circuit/contract/fixtures/forms";
import { formSchema } from "@circuit/contract/forms/form";
import { withEventOptions } from "@circuit/contract/forms/form-rules";
import { expect, test, vi } from "vitest";
import { removeEventsOnSale } from "./alarm-choices.server.ts";

const states = { open: "available", last: "few", gone: "sold-out", later: "not-yet" } as const;

vi.mock("#app/cms/shop.server.ts", () => ({
  catalogueOrNothing: () =>
    Promise.resolve(
      catalogueOf(
        ...Object.entries(states).map(([eventId, state]) =>
          eventOffers([ticketOffer({ admissions: [admission({ state })] })], { eventId }),
        ),
      ),
    ),
}));

/** The events that a form offers, of those that are to come. */
async function offered(purpose: "ticket-alarm" | "inbox", coming: readonly string[]) {
  const field = { __component: "fields.choice", name: "event", label: "Evenement", required: true, source: "events" };
  const events = coming.map((documentId) => ({ documentId, title: documentId, startsAt: "2031-06-25T07:00:00.000Z" }));
  const form = withEventOptions(formSchema.parse({ ...formFixture, purpose, fields: [field] }), events, null);
  const [shown] = (await removeEventsOnSale(form, "nl")).fields;
  return shown !== undefined && "options" in shown ? shown.options.map(({ value }) => value) : [];
}

test("F18 the ticket alarm offers no event whose tickets can be had now", async () => {
  const coming = [...Object.keys(states), "without-tickets"];
  expect(await offered("ticket-alarm", coming)).toEqual(["gone", "later", "without-tickets"]);
  expect(await offered("inbox", coming)).toEqual(coming);
});

test("F18 where every event is on sale the form still has them", async () => {
  expect(await offered("ticket-alarm", ["open", "last"])).toEqual(["open", "last"]);
});
