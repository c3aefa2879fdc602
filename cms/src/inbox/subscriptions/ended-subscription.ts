import { randomBytes } from "node:crypto";
import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { locales } from "#contract/locales";
import { textSeal } from "#contract/site-link/text-seal";
import { lockUntilCommit } from "../../database/shared-work.ts";
import { siteSecret } from "../../site-link/signed-once.ts";
import { subscriptionUid } from "./subscribe.ts";
import { type SubscriptionOfAddress, subscriptionsOfAddress } from "./subscriptions-of-address.ts";

/** How long an ended subscription can be restored, in milliseconds. */
const restorableMs = 60 * 60_000;

const moment = z.coerce.date().nullable();

/** A subscription that its owner ended, without the e-mail address, which the owner's account has. */
const endedSchema = z.object({
  until: z.number(),
  userId: z.number(),
  kind: z.enum(["ticket-alarm", "newsletter"]),
  state: z.enum(["pending", "confirmed"]),
  language: z.enum(locales),
  event: z.string().nullable(),
  eventTitle: z.string().nullable(),
  confirmedAt: moment,
  notifiedAt: moment,
});

interface Owner {
  id: number;
  email: string;
}

/**
 * Encodes and signs an ended subscription, so that the visitor's browser can send it back to undo the ending. The CMS
 * keeps nothing of it. The signature keeps visitors from claiming an earlier position in the queue of alarms.
 *
 * @returns URL-safe text; `null` when there is no secret to sign it with.
 */
export function sealEndedSubscription(strapi: Core.Strapi, { id }: Owner, ended: SubscriptionOfAddress): string | null {
  const secret = siteSecret(strapi);
  if (secret === undefined) return null;
  const { kind, state, language, event, eventTitle, confirmedAt, notifiedAt } = ended;
  const what = { kind, state, language, event, eventTitle, confirmedAt, notifiedAt };
  const text = Buffer.from(JSON.stringify({ until: Date.now() + restorableMs, userId: id, ...what })).toString(
    "base64url",
  );
  return `${text}.${textSeal(secret, "ended-subscription").codeOf(text)}`;
}

/**
 * Restores an ended subscription, unless the visitor has subscribed to the same again.
 *
 * @returns `false` when `sealed` is invalid, another visitor's or too old.
 */
export async function restoreEndedSubscription(
  strapi: Core.Strapi,
  { id, email }: Owner,
  sealed: string,
): Promise<boolean> {
  const ended = readSealed(strapi, sealed);
  if (ended === null || ended.userId !== id || ended.until < Date.now()) return false;
  const { until: _until, userId: _userId, eventTitle, event, confirmedAt, notifiedAt, ...same } = ended;
  await strapi.db.transaction(async ({ trx }) => {
    await lockUntilCommit(strapi.db, trx, `subscriptions of ${email}`);
    const present = await subscriptionsOfAddress(strapi, email);
    if (present.some((other) => other.kind === same.kind && other.event === event)) return;
    const token = randomBytes(32).toString("base64url");
    const moments = {
      ...(confirmedAt !== null && { confirmedAt: confirmedAt.toISOString() }),
      ...(notifiedAt !== null && { notifiedAt: notifiedAt.toISOString() }),
    };
    const named = { ...(event !== null && { event }), ...(eventTitle !== null && { eventTitle }) };
    await strapi.documents(subscriptionUid).create({ data: { ...same, ...named, ...moments, email, token } });
  });
  return true;
}

function readSealed(strapi: Core.Strapi, sealed: string): z.infer<typeof endedSchema> | null {
  const secret = siteSecret(strapi);
  const [text = "", code = ""] = sealed.split(".");
  if (secret === undefined || !textSeal(secret, "ended-subscription").isRight(text, code)) return null;
  return endedSchema.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
}
