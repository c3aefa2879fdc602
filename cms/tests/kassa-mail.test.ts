import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { mayMail, mostMailsInDay } from "../src/mail/recipient-limit.ts";
import { queueOrderMail } from "../src/shop/mails/queue-order-mails.ts";
import { askKassa, kassa, placed } from "./kassa.ts";
import { customer, idOf } from "./shop.ts";

const circuit = kassa();

test("a mail that the mail server refused for good is sent again all the same", async () => {
  const { path, order } = await placed(circuit, "gate");
  const { strapi } = circuit.cms;
  const orderId = await idOf(circuit.shop, order);
  await queueOrderMail(strapi, circuit.shop, { orderId, before: null, onMail: () => undefined });
  const refused = () => strapi.db.connection("circuit_mails").where({ recipient: customer.email, refused: true });
  await strapi.db.connection("circuit_mails").where({ recipient: customer.email }).update({ refused: true, tries: 3 });
  expect(await refused()).toHaveLength(1);
  expect((await askKassa(circuit, "POST", `${path}/mail`, { press: randomUUID() })).status).toBe(200);
  expect(await refused()).toEqual([]);
});

test("a mail is sent again whatever other mails strangers had sent to its address", async () => {
  const { path } = await placed(circuit, "invoice");
  for (let mails = 0; mails < mostMailsInDay; mails += 1) await mayMail(circuit.cms.strapi.db, customer.email);
  expect(await mayMail(circuit.cms.strapi.db, customer.email)).toBe(false);
  expect((await askKassa(circuit, "POST", `${path}/mail`, { press: randomUUID() })).status).toBe(200);
});
