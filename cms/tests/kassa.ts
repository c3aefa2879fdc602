import { afterAll, beforeEach, vi } from "vitest";
import type { EventState } from "@circuit/contract/event-state";
import type { PaymentMethod } from "@circuit/contract/shop/order";
import { prepareEditors } from "../src/access/prepare-editors.ts";
import { addLanguages } from "../src/content/languages.ts";
import { readOffers } from "../src/shop/catalogue/read-offers.ts";
import type { ActionView, FoundOrdersView, KassaOrderView, OverviewView } from "../src/shop/kassa/kassa-view.ts";
import { handlePaymentWebhook } from "../src/shop/orders/pay-order.ts";
import { recordStaffPayment } from "../src/shop/orders/receive-money.ts";
import type { PaymentReading } from "../src/shop/payments/provider.ts";
import type { DoublesView, MadeScannerView } from "../src/shop/scans/scanner-view.ts";
import { paymentTable } from "../src/shop/tables/payment-tables.ts";
import { MemoryProvider } from "./memory-provider.ts";
import { logIn, makePerson } from "./panel.ts";
import { letSecondsPass } from "./passing-clock.ts";
import { locales, publish } from "./publish.ts";
import { cmsForFile, duringTests, sharedContent } from "./shared-cms.ts";
import { begun, idOf, line, openTestShop, paymentOf, place, stock, type TestShop } from "./shop.ts";
import type { RunningCms } from "./strapi.ts";

const roles = ["kassa", "strapi-super-admin", "strapi-editor", "strapi-author", "inbox"] as const;

export type Who = (typeof roles)[number] | "nobody";

export const [friday, saturday] = ["2099-06-26", "2099-06-27"] as const;

/** What the Kassa answers: to each request another part of it. */
interface AnswerBody extends KassaOrderView, OverviewView, FoundOrdersView, ActionView, MadeScannerView, DoublesView {
  error: { message: string; details: unknown };
}

export interface Answer {
  status: number;
  body: AnswerBody;
}

/** A CMS with somebody of each role, an event that sells, and a shop on the same tables. */
interface Kassa {
  cms: RunningCms;
  /** Of each test its own, with twenty places on `2027-06-25`. */
  shop: TestShop;
  provider: MemoryProvider;
  /** documentId of an event that sells places of the stand `hoofdtribune` on two days. */
  event: string;
  bearers: ReadonlyMap<string, string>;
}

const sellingCms = sharedContent("kassa", async (cms) => {
  await addLanguages(cms.strapi);
  await prepareEditors(cms.strapi);
  for (const code of roles) await makePerson(cms, code);
  return sellingEvent(cms);
});

/** Makes it for the tests of a file: there when they begin. */
export function kassa(): Kassa {
  let event = "";
  const bearers = new Map<string, string>();
  const cms = cmsForFile(async () => {
    const selling = await sellingCms();
    event = selling.made;
    // What is for sale is kept for a second: here seconds pass between two looks.
    letSecondsPass();
    for (const code of roles) bearers.set(code, await logIn(selling.cms, code));
    return selling.cms;
  });
  const open = duringTests(async () => {
    const provider = new MemoryProvider();
    const shop = await openTestShop(cms.strapi, provider);
    await stock(shop, 20);
    return { shop, provider };
  }, beforeEach);
  afterAll(() => vi.restoreAllMocks());
  return {
    cms,
    bearers,
    get event() {
      return event;
    },
    get shop() {
      return open().shop;
    },
    get provider() {
      return open().provider;
    },
  };
}

async function sellingEvent(cms: RunningCms): Promise<string> {
  const event = await publish(cms.strapi, "api::event.event", (locale) => ({
    title: `Verkoop ${locale}`,
    slug: `verkoop-${locale}`,
    startsAt: `${friday}T08:00:00Z`,
    endsAt: `${saturday}T16:00:00Z`,
  }));
  const stand = await publish(cms.strapi, "api::stand.stand", (locale) => ({
    name: { nl: "Hoofdtribune", en: "Main stand" }[locale],
    key: "hoofdtribune",
    gate: { nl: "Ingang Zuid", en: "South entrance" }[locale],
    colour: "primary" as const,
  }));
  await publish(cms.strapi, "api::ticket-type.ticket-type", (locale) => ({
    name: { nl: "Volwassene", en: "Adult" }[locale],
    event,
    stand,
    audience: "adult" as const,
    leadsWith: "gross" as const,
    vatRate: 9,
    maxPerOrder: 10,
    admissions: [{ firstDay: friday, lastDay: saturday, priceCents: 4000 }],
  }));
  return event;
}

/** Asks the Kassa as somebody. @param path - Below `/kassa`. */
export async function requestKassa(
  { cms, bearers }: Kassa,
  method: string,
  path: string,
  body?: unknown,
  who: Who = "kassa",
): Promise<Answer> {
  const bearer = bearers.get(who);
  const answer = await fetch(`${cms.origin}/kassa${path}`, {
    method,
    headers: { "content-type": "application/json", ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text.startsWith("{") ? JSON.parse(text) : null };
}

/** A placed order of two tickets of € 10,90. */
export async function placed({ shop }: Kassa, method: PaymentMethod) {
  const order = await begun(shop, [line(2)]);
  await place(shop, order, method);
  return { order, id: await idOf(shop, order), path: `/orders/${await idOf(shop, order)}` };
}

/** A placed order whose money staff received by bank. */
export async function paidByBank(kassaOf: Kassa) {
  const made = await placed(kassaOf, "invoice");
  await recordStaffPayment(kassaOf.shop, made.id, { method: "bank-transfer", byWhom: "Kees" });
  return made;
}

/** A placed order that was paid online, and what the provider says of its payment. */
export async function paidOnline(kassaOf: Kassa) {
  const made = await placed(kassaOf, "online");
  const { shop, provider } = kassaOf;
  const providerId = await paymentOf(shop, made.order);
  const reading: PaymentReading = {
    state: "paid",
    method: "ideal",
    paidAt: new Date(shop.now()).toISOString(),
    amountCents: 2180,
    refundedCents: 0,
    chargedBackCents: 0,
    refunds: [],
  };
  provider.payments.set(providerId, reading);
  await handlePaymentWebhook(shop, providerId);
  return { ...made, providerId, reading };
}

/** Another payment of such an order, `tr_again`, of which the provider says the same. */
export async function addPayment({ shop, provider }: Kassa, orderId: number, reading: PaymentReading): Promise<void> {
  const again = { orderId, state: "open", amountCents: 2180, createdAt: 1, providerId: "tr_again" };
  await shop.db.connection(paymentTable).insert(again);
  provider.payments.set("tr_again", { ...reading });
}

/** Changes the event as an editor does: first in Dutch, then in English. */
export async function changeEvent(
  { cms, event: documentId }: Kassa,
  data: { state?: EventState; startsAt?: string; endsAt?: string },
  languages: readonly (typeof locales)[number][] = locales,
): Promise<void> {
  const documents = cms.strapi.documents("api::event.event");
  for (const locale of languages) {
    await documents.update({ documentId, locale, data });
    await documents.publish({ documentId, locale });
  }
}

/** The shop, which sells what editors sell. */
export const sellingShop = ({ cms, shop }: Kassa): TestShop => ({
  ...shop,
  offersOf: (locale) => readOffers(cms.strapi, locale),
});
