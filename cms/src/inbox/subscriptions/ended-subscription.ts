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

/** A subscription that ended, but for the address, which its visitor has. */
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

/** Who has a subscription. */
interface Owner {
  id: number;
  email: string;
}

/**
 * Encodes an ended subscription, so that it can be restored with its place among the waiting alarms. The visitor's browser
 * holds the code, as nothing of an ended subscription stays here. It is signed: nobody can give themselves a better place.
 *
 * @returns A text that can stand in a URL; `null` without the secret to sign it with.
 */
export function sealEnded(strapi: Core.Strapi, { id }: Owner, ended: SubscriptionOfAddress): string | null {
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
 * Restores an ended subscription; where there is one for the same by now, that stays as it is.
 *
 * @returns `false` for another visitor's, or one that ended too long ago.
 */
export async function restoreEnded(strapi: Core.Strapi, { id, email }: Owner, sealed: string): Promise<boolean> {
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
