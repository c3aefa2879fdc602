import type { Core } from "@strapi/strapi";
import type { Context } from "../../content/context.ts";
import { rights } from "../../content/panel-rights.ts";
import { panelRouter } from "../../content/routers.ts";
import { type Shop, shopOf } from "../shop.ts";
import { roomRowSchema, roomTable } from "../tables/waiting-tables.ts";
import type { DrawView } from "./draw-view.ts";
import { readRoomEntries } from "./waiting-rooms.ts";

/**
 * Serves the panel the draw of a ticket type's waiting room (`GET /ticket-draws/{documentId}`; `draw` is `null` before
 * it), for users who may read ticket types. The form says with it what a later opening does.
 */
export function drawsRouter({ strapi }: { strapi: Core.Strapi }): Core.RouterInput {
  return panelRouter("/ticket-draws", [
    {
      method: "GET",
      path: "/:documentId",
      right: { action: rights.read, subject: "api::ticket-type.ticket-type" },
      handler: async (ctx: Context) => {
        ctx.set("cache-control", "no-store");
        ctx.body = { draw: await readDraw(shopOf(strapi), String(ctx.params.documentId)) };
      },
    },
  ]);
}

async function readDraw(shop: Shop, ticketId: string): Promise<DrawView | null> {
  const entry = (await readRoomEntries(shop)).find(({ offers }) => offers.some((offer) => offer.ticketId === ticketId));
  if (entry === undefined) return null;
  const found: unknown = await shop.db.connection(roomTable).where({ eventId: entry.eventId }).first();
  const room = found === undefined ? null : roomRowSchema.parse(found);
  if (room === null || room.drawnAt === null) return null;
  return { at: new Date(room.drawnAt).toISOString(), places: room.places };
}
