import { randomUUID } from "node:crypto";
import { purgeSchema, type Change } from "@circuit/contract/changes";
import { createClient } from "@redis/client";
import * as z from "zod";
import { log } from "#app/log.server.ts";

/** The other machines that serve the same site. */
export interface OtherMachines {
  /** Passes on what this machine was told. */
  tell(changes: Change[]): void;
  /** Calls back with what another machine was told. */
  listen(take: (changes: Change[]) => void): void;
  close(): void;
}

const channel = "circuit:changes";

const envelopeSchema = purgeSchema.extend({ from: z.string() });

/**
 * Reaches the other machines through Redis. While it is away, each machine finds
 * changes in the content system's log instead.
 */
export function otherMachines(redisUrl: string): OtherMachines {
  const me = randomUUID();
  let isDown = false;
  const connect = () => {
    const client = createClient({ url: redisUrl, disableOfflineQueue: true });
    client.on("error", (error: unknown) => {
      if (!isDown) log.warn("Redis is out of reach", { reason: String(error) });
      isDown = true;
    });
    client.on("ready", () => (isDown = false));
    client.connect().catch((error: unknown) => log.warn("Redis is given up", { reason: String(error) }));
    return client;
  };
  const publisher = connect();
  const subscriber = connect();

  return {
    tell(changes) {
      publisher.publish(channel, JSON.stringify({ from: me, changes })).catch((error: unknown) => {
        log.warn("Other machines aren't told", { reason: String(error) });
      });
    },
    listen(take) {
      const onMessage = (text: string) => {
        const envelope = envelopeSchema.safeParse(parseJson(text));
        if (envelope.success && envelope.data.from !== me) take(envelope.data.changes);
      };
      subscriber.on("ready", () => {
        subscriber.subscribe(channel, onMessage).catch((error: unknown) => {
          log.warn("Other machines can't be heard", { reason: String(error) });
        });
      });
    },
    close() {
      publisher.destroy();
      subscriber.destroy();
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Somebody else's message on our channel.
    return null;
  }
}
