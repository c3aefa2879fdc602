import type { Core } from "@strapi/strapi";
import { type WaitingRequest, waitingRequestSchema, waitingRequestsPath } from "#contract/shop/waiting-room";
import { signedRouter } from "../../site-link/signed-route.ts";
import { cachedRead } from "../catalogue/cached-reads.ts";
import { shopOf } from "../shop.ts";
import { joinRoom } from "./join-room.ts";
import { readDrawnList, readRooms } from "./read-rooms.ts";

/** Most characters of a message: enough for `maxJoining` visitors. */
const maxMessageLength = 60_000;

/** Answers the web server's signed requests about waiting rooms; `contract/src/shop/waiting-room.ts` defines them. */
export function waitingRoomRouter({ strapi }: { strapi: Core.Strapi }): Core.RouterInput {
  const shop = shopOf(strapi);
  const rooms = cachedRead<"all", Awaited<ReturnType<typeof readRooms>>>(() => readRooms(shop));
  const answer = async (request: WaitingRequest): Promise<object | null> => {
    switch (request.action) {
      case "read":
        return { rooms: await rooms(strapi, "all") };
      case "list": {
        const ids = await readDrawnList(shop, request.eventId);
        return ids && { ids };
      }
      case "join":
        return joinRoom(shop, request);
    }
  };
  return signedRouter(strapi, {
    path: waitingRequestsPath,
    purpose: "waiting-room",
    schema: waitingRequestSchema,
    longest: maxMessageLength,
    answer,
  });
}
