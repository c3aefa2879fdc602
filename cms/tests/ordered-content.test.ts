import { expect, test } from "vitest";
import { friday, kassa, saturday, sellingShop } from "./kassa.ts";
import { expectRefused } from "./panel.ts";
import { panelForFile } from "./shared-cms.ts";
import { begun, line, place, stock } from "./shop.ts";
import { pathOf } from "./taking-off-site.ts";

const circuit = kassa();
const admin = panelForFile(circuit.cms, "admin");

async function idsOf(uid: "api::stand.stand" | "api::ticket-type.ticket-type"): Promise<string> {
  const { documentId } = await circuit.cms.strapi.db.query(uid).findOne({});
  return documentId;
}

test("what there are orders for isn't deleted, published or not; without orders it is", async () => {
  const { strapi } = circuit.cms;
  const ticketId = await idsOf("api::ticket-type.ticket-type");
  const standId = await idsOf("api::stand.stand");
  const shop = sellingShop(circuit);
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
    const nl = `Voor ‘${title}’ is er 1 bestelling: het kan niet weg, .* Depubliceer het om de verkoop te stoppen\\.$`;
    for (const asked of [
      ["DELETE", `${pathOf(uid)}/${documentId}?locale=nl`],
      ["DELETE", `${pathOf(uid)}/${documentId}?locale=*`],
      ["POST", `${pathOf(uid)}/actions/bulkDelete?locale=nl`, { documentIds: [documentId] }],
    ] as const)
      await expectRefused(admin, asked, { nl: new RegExp(nl, "u"), en: /^There is 1 order for ‘/u });
    expect(await strapi.db.query(uid).count({ where: { documentId } })).toBeGreaterThan(0);
  }

  await shop.db.connection("circuit_orders").update({ state: "expired" });
  for (const [uid, documentId] of sold)
    expect((await admin.ask("DELETE", `${pathOf(uid)}/${documentId}?locale=*`)).status).toBe(200);
});
