import type { Core } from "@strapi/strapi";
import { publishedCircuit } from "../../../content/circuit/published-circuit.ts";
import type { Context } from "../../../content/context.ts";
import { readBounds } from "../../../site-link/change-log.ts";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Answers `GET /api/circuit` with the published circuit, in both languages; 404 when it is missing or incomplete. */
  async find(ctx: Context) {
    const { latest } = await readBounds(strapi.db);
    const { circuit } = await publishedCircuit(strapi, latest);
    return circuit === null ? ctx.notFound() : { data: circuit };
  },
});
