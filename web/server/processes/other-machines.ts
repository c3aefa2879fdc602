import { randomUUID } from "node:crypto";
import { purgeSchema, type Change } from "@circuit/contract/site-link/changes";
import { nonceOf, sign, UsedNonces, verifySignature } from "@circuit/contract/site-link/signature";
import { createClient } from "@redis/client";
import * as z from "zod";
import { log } from "#app/log.server.ts";
import { parseJson } from "../http/read-body.ts";

/** The other machines that serve the same site. */
export interface OtherMachines {
  /** Publishes changes of a purge that this machine received. */
  publish(changes: Change[]): void;
  /** Calls `take` with changes that another machine published. */
  listen(take: (changes: Change[]) => void): void;
  close(): void;
}

interface Options {
  redisUrl: string;
  /** Key of the messages' signatures, so that access to Redis alone isn't enough to send one. */
  secret: string;
}

const channel = "circuit:changes";

/** First and longest pause before a reconnect, and its random jitter, in milliseconds. */
const retryMs = { first: 100, longest: 2000, chance: 200 };

/** Interval of pings, and silence after which the connection counts as lost, in milliseconds. */
const silenceMs = { ping: 10_000, longest: 30_000 };

const envelopeSchema = purgeSchema.extend({ from: z.string() });

/**
 * Connects to the other machines through Redis (6 or newer). While Redis is unavailable, each machine finds changes in
 * the CMS's change log.
 */
export function otherMachines({ redisUrl, secret }: Options): OtherMachines {
  const me = randomUUID();
  const client = createClient({
    url: redisUrl,
    disableOfflineQueue: true,
    maintNotifications: "disabled",
    pingInterval: silenceMs.ping,
    socket: { socketTimeout: silenceMs.longest, reconnectStrategy: pauseBefore },
  });
  let isReached = false;
  let isMissed = false;
  client.on("error", (error: unknown) => {
    isReached = false;
    if (!isMissed) log.warn("Redis is out of reach", { reason: String(error) });
    isMissed = true;
  });

  const usedIds = new UsedNonces();
  const take = (handle: (changes: Change[]) => void) => (message: string) => {
    const opened = open(secret, message, usedIds);
    if (typeof opened === "string") log.warn("Message of another machine is refused", { reason: opened });
    else if (opened.from !== me) handle(opened.changes);
  };

  return {
    publish(changes) {
      if (!isReached) return;
      client.publish(channel, seal(secret, JSON.stringify({ from: me, changes }))).catch((error: unknown) => {
        log.info("Other machines aren't told", { reason: String(error) });
      });
    },
    listen(handle) {
      const onMessage = take(handle);
      const subscribe = async () => {
        await client.subscribe(channel, onMessage);
        isReached = true;
        isMissed = false;
        log.info("Redis passes changes on");
      };
      // Subscribes after each reconnect; the client calls the same function once per message.
      client.on("ready", () => {
        subscribe().catch((error: unknown) => log.warn("Other machines can't be heard", { reason: String(error) }));
      });
      // Reconnects forever: it rejects only when the client is closed.
      client.connect().catch((error: unknown) => log.info("Redis is left alone", { reason: String(error) }));
    },
    close() {
      isReached = false;
      client.destroy();
    },
  };
}

/** Returns the pause before a reconnect, in milliseconds: exponential backoff with jitter. */
function pauseBefore(attempt: number): number {
  return Math.min(retryMs.first * 2 ** attempt, retryMs.longest) + Math.floor(Math.random() * retryMs.chance);
}

/** Returns the text to sign, with the channel, so that a message isn't valid for another purpose. */
const signed = (text: string) => `${channel} ${text}`;

function seal(secret: string, text: string): string {
  return `${sign(secret, "machines", signed(text), nowSeconds())} ${text}`;
}

/** Verifies and parses a message. @returns Its content, or as text the reason why it is invalid. */
function open(secret: string, message: string, usedIds: UsedNonces): z.infer<typeof envelopeSchema> | string {
  const mark = message.indexOf(" ");
  const text = message.slice(mark + 1);
  const verdict = verifySignature(secret, "machines", signed(text), message.slice(0, mark), nowSeconds());
  if (verdict !== "ok") return verdict;
  if (!usedIds.use(nonceOf(message.slice(0, mark)), nowSeconds())) return "used before";
  const envelope = envelopeSchema.safeParse(parseJson(text));
  return envelope.success ? envelope.data : "malformed";
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
