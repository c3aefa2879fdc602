import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { mayMail, mostMailsInDay } from "../src/mail/recipient-limit.ts";
import { askKassa, kassa, placed } from "./kassa.ts";
import { customer } from "./shop.ts";

const circuit = kassa();

test("a mail that isn't sent again, as its address had enough, isn't said to be sent at the next press", async () => {
  const { path } = await placed(circuit, "invoice");
  for (let count = 0; count < mostMailsInDay; count += 1) {
    expect(await mayMail(circuit.cms.strapi.db, customer.email)).toBe(true);
  }
  const press = randomUUID();
  for (let presses = 0; presses < 2; presses += 1) {
    const answer = await askKassa(circuit, "POST", `${path}/mail`, { press });
    expect([answer.status, answer.body.error?.details]).toEqual([400, { reason: "too-many" }]);
  }
});
