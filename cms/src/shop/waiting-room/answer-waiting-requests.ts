import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { type WaitingRequest, waitingRequestSchema, waitingRequestsPath } from "#contract/shop/waiting-room";
import { jsonText } from "../../site-link/json-text.ts";
import { isSignedOnce } from "../../site-link/signed-once.ts";
import { keptBriefly } from "../catalogue/kept-briefly.ts";
import type { Shop } from "../shop.ts";
import { joinRoom } from "./join-room.ts";
import { readDrawnList, readRooms } from "./read-rooms.ts";

/** Longest message, in characters: as many visitors as join at a time. */
const longestMessage = 60_000;

const bodySchema = z.object({ message: z.string().max(longestMessage) });

const messageSchema = jsonText(waitingRequestSchema);

/**
 * Answers the signed requests of the web server about waiting rooms: `contract/src/shop/waiting-room.ts` says how.
 *
 * @param secret - When absent, every request is refused.
 */
export function answerWaitingRequests(strapi: Core.Strapi, shop: Shop, secret: string | undefined): void {
  const rooms = keptBriefly<"all", Awaited<ReturnType<typeof readRooms>>>(() => readRooms(shop));
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
  const handler: Core.MiddlewareHandler = async (ctx) => {
    ctx.set("cache-control", "no-store");
    const text = bodySchema.safeParse(ctx.request.body).data?.message ?? "";
    if (!(await isSignedOnce(strapi.db, secret, "waiting-room", text, ctx.get("x-signature")))) {
      ctx.status = 401;
      return;
    }
    const request = messageSchema.safeParse(text);
    const body = request.success ? await answer(request.data) : null;
    if (body === null) ctx.status = request.success ? 404 : 400;
    else ctx.body = body;
  };
  strapi.server.routes([{ method: "POST", path: waitingRequestsPath, handler, config: { auth: false } }]);
}
