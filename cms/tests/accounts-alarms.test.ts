import { describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { subscribe } from "../src/inbox/subscriptions/subscribe.ts";
import { accountsForFile, newAddress } from "./accounts.ts";

/** Ticket alarms and the newsletter in a visitor's account: off, back, and nobody else's. */
const { cms, call, mailsTo, newVisitor, overviewOf, saveDetails } = accountsForFile();
type Visitor = Awaited<ReturnType<typeof newVisitor>>;

const event = { documentId: "tt", title: "TT Drenthe" };
const subscriptionUid = "api::subscription.subscription";

const alarm = (email: string) =>
  subscribe(cms.strapi, { email, language: "nl", kind: "ticket-alarm", event, text: null });
const cancel = ({ jwt }: Visitor, id: string) => call(`/account/subscriptions/${id}`, { method: "DELETE", jwt });
const undoOf = ({ body }: Awaited<ReturnType<typeof call>>) => z.object({ undo: z.string() }).parse(body).undo;
const restore = ({ jwt }: Visitor, undo: string) => call("/account/subscriptions", { jwt, body: { undo } });

describe("alarms and the newsletter", () => {
  test("are there, and can be switched off", async () => {
    const visitor = await newVisitor();
    const id = await alarm(visitor.email);
    const { subscriptions } = await overviewOf(visitor.jwt);
    expect(subscriptions).toMatchObject([
      { documentId: id, kind: "ticket-alarm", eventTitle: "TT Drenthe", notifiedAt: null },
    ]);
    expect((await cancel(visitor, id)).status).toBe(200);
    expect((await overviewOf(visitor.jwt)).subscriptions).toEqual([]);
  });

  test("that were switched off can be put back, in the place that they had and no better one", async () => {
    const visitor = await newVisitor();
    const id = await alarm(visitor.email);
    const confirmedAt = "2026-02-03T04:05:06.000Z";
    await cms.strapi.documents(subscriptionUid).update({ documentId: id, data: { state: "confirmed", confirmedAt } });
    const undo = undoOf(await cancel(visitor, id));
    const mails: unknown = await cms.strapi.db.connection("circuit_mails").where({ recipient: visitor.email });
    expect(undo).toMatch(/^[\w.-]{1,1500}$/u);
    for (const forged of [undo.replace(/^.../u, "AAA"), `${undo}x`, undo.split(".")[0] ?? "", "x", ""])
      expect((await restore(visitor, forged)).code).toBe("wrong-code");
    expect((await overviewOf(visitor.jwt)).subscriptions).toEqual([]);

    // Twice is once.
    expect([(await restore(visitor, undo)).status, (await restore(visitor, undo)).status]).toEqual([204, 204]);
    const rows: unknown = await cms.strapi.db.query(subscriptionUid).findMany({ where: { email: visitor.email } });
    expect(rows).toMatchObject([{ event: "tt", eventTitle: "TT Drenthe", state: "confirmed", confirmedAt }]);
    expect(await cms.strapi.db.connection("circuit_mails").where({ recipient: visitor.email })).toEqual(mails);
  });

  test("can't be put back by somebody else, nor after an hour", async () => {
    const [visitor, other] = [await newVisitor(), await newVisitor()];
    const undo = undoOf(await cancel(visitor, await alarm(visitor.email)));
    expect((await restore(other, undo)).code).toBe("wrong-code");
    const now = Date.now();
    vi.spyOn(Date, "now").mockReturnValue(now + 61 * 60_000);
    const late = await restore(visitor, undo);
    vi.mocked(Date.now).mockRestore();
    expect(late.code).toBe("wrong-code");
  });

  test("of others can't be", async () => {
    const visitor = await newVisitor();
    const id = await alarm(newAddress());
    for (const wrong of [id, "nergens", "%00", "..%2F"]) expect((await cancel(visitor, wrong)).status).toBe(404);
    expect(await cms.strapi.documents(subscriptionUid).findOne({ documentId: id })).not.toBeNull();
  });

  test("the newsletter comes without another mail, as the address is confirmed, and goes again", async () => {
    const visitor = await newVisitor();
    const mails = (await mailsTo(visitor.email)).length;
    await saveDetails(visitor.jwt, { wantsNewsletter: true });
    await saveDetails(visitor.jwt, { locale: "en", wantsNewsletter: true });
    expect((await overviewOf(visitor.jwt)).subscriptions).toMatchObject([{ kind: "newsletter", state: "confirmed" }]);
    expect((await call("/users/me", { jwt: visitor.jwt })).body).toMatchObject({ locale: "en" });
    expect((await mailsTo(visitor.email)).length).toBe(mails);
    await saveDetails(visitor.jwt, { wantsNewsletter: false });
    expect((await overviewOf(visitor.jwt)).subscriptions).toEqual([]);
  });
});
