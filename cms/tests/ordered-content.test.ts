import { expect, test } from "vitest";
import * as z from "zod";
import { readOffers } from "../src/shop/catalogue/read-offers.ts";
import { friday, kassa, saturday } from "./kassa.ts";
import { begun, line, place, stock } from "./shop.ts";

const circuit = kassa();

const answerSchema = z.object({ error: z.object({ message: z.string() }) });

/** Asks the panel to delete an entry, in one language, in all, and as one of several. */
function deletions(uid: string, documentId: string, language: "nl" | "en") {
  const path = `${circuit.cms.origin}/content-manager/collection-types/${uid}`;
  const authorization = `Bearer ${circuit.bearers.get("strapi-super-admin") ?? ""}`;
  const headers = { authorization, "content-type": "application/json", "x-panel-language": language };
  const ask = (method: string, url: string, body?: object) =>
    fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  return [
    () => ask("DELETE", `${path}/${documentId}?locale=nl`),
    () => ask("DELETE", `${path}/${documentId}?locale=*`),
    () => ask("POST", `${path}/actions/bulkDelete?locale=nl`, { documentIds: [documentId] }),
  ];
}

async function idsOf(uid: "api::stand.stand" | "api::ticket-type.ticket-type"): Promise<string> {
  const { documentId } = await circuit.cms.strapi.db.query(uid).findOne({});
  return documentId;
}

test("what there are orders for isn't deleted, published or not; without orders it is", async () => {
  const { strapi } = circuit.cms;
  const ticketId = await idsOf("api::ticket-type.ticket-type");
  const standId = await idsOf("api::stand.stand");
  const shop = { ...circuit.shop, offersOf: (locale: "nl" | "en") => readOffers(strapi, locale) };
  for (const day of [friday, saturday]) await stock(shop, 20, day, "hoofdtribune", circuit.event);
  const order = await begun(shop, [line(2, { ticketId, admission: `${friday}_${saturday}`, seenPriceCents: 4000 })]);
  await place(shop, order, "invoice");

  // The sale is over and the stand isn't used any more: nothing but the order speaks for them.
  await strapi.documents("api::ticket-type.ticket-type").unpublish({ documentId: ticketId, locale: "*" });
  const sold = [
    ["api::ticket-type.ticket-type", ticketId, "Volwassene"],
    ["api::event.event", circuit.event, "Verkoop nl"],
    ["api::stand.stand", standId, "Hoofdtribune"],
  ] as const;
  for (const [uid, documentId, title] of sold) {
    for (const remove of deletions(uid, documentId, "nl")) {
      const answer = await remove();
      expect(answer.status).toBe(400);
      const { message } = answerSchema.parse(await answer.json()).error;
      expect(message).toMatch(/er 1 bestelling: het kan niet weg.*Depubliceer het om de verkoop te stoppen\.$/u);
      expect(message).toContain(`Voor ‘${title}’ is`);
    }
    const [inEnglish] = deletions(uid, documentId, "en");
    expect(answerSchema.parse(await (await inEnglish?.())?.json()).error.message).toMatch(/^There is 1 order for ‘/u);
    expect(await strapi.db.query(uid).count({ where: { documentId } })).toBeGreaterThan(0);
  }

  await shop.db.connection("circuit_orders").update({ state: "expired" });
  for (const [uid, documentId] of sold) {
    const [, everywhere] = deletions(uid, documentId, "nl");
    expect((await everywhere?.())?.status).toBe(200);
  }
});
