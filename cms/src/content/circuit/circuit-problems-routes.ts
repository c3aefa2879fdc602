import type { Core } from "@strapi/strapi";
import type { Context } from "../context.ts";
import { panelLanguage } from "../editing/panel-request.ts";
import { rights } from "../panel-rights.ts";
import { publishedCircuit } from "./published-circuit.ts";
import { problemWords } from "./track-problem-words.ts";

/** What the panel shows beside the circuit. */
export interface CircuitProblemsView {
  /** Whether the site has a circuit at all. */
  isShown: boolean;
  /** Sentences in the panel's language. */
  problems: string[];
}

/** Most sentences in an answer: who sees more begins with the first. */
const most = 100;

/**
 * Tells the panel what of the published circuit the site leaves out, and why: `GET /circuit-problems`, for who may read
 * the circuit.
 *
 * @param readCursor - Gives the cursor of the last change.
 */
export function addCircuitProblemsRoutes(strapi: Core.Strapi, readCursor: () => Promise<number>): void {
  const actions = [{ action: rights.read, subject: "api::circuit.circuit" }];
  strapi.server.routes({
    type: "admin",
    prefix: "/circuit-problems",
    routes: [
      {
        method: "GET",
        path: "/",
        handler: async (ctx: Context) => {
          const { circuit, problems } = await publishedCircuit(strapi, await readCursor());
          const language = panelLanguage(strapi);
          const sentences = new Set(problems.map((problem) => problemWords(problem)[language]));
          ctx.body = {
            isShown: circuit !== null,
            problems: [...sentences].slice(0, most),
          } satisfies CircuitProblemsView;
        },
        config: { policies: ["admin::isAuthenticatedAdmin", { name: "admin::hasPermissions", config: { actions } }] },
        info: { type: "admin" },
      },
    ],
  });
}
