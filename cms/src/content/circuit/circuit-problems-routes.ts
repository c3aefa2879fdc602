import type { Core } from "@strapi/strapi";
import { panelLanguage } from "../editing/panel-request.ts";
import { rights } from "../panel-rights.ts";
import { panelRouter } from "../routers.ts";
import { publishedCircuit } from "./published-circuit.ts";
import { problemWords } from "./track-problem-words.ts";

/** Answer of `GET /circuit-problems`, for the panel beside the form of the circuit. */
export interface CircuitProblemsView {
  /** Whether the site has a circuit at all. */
  isShown: boolean;
  /** Sentences in the panel's language. */
  problems: string[];
}

/** Service of the plugin `site-link`. */
interface ChangesService {
  /** Returns the cursor of the last change in the change log. */
  latest(): Promise<number>;
}

/** Most sentences in an answer. */
const maxSentences = 100;

/**
 * Answers `GET /circuit-problems`: what the site leaves out of the published circuit and why, for users who may read
 * the circuit.
 */
export function circuitProblemsRouter({ strapi }: { strapi: Core.Strapi }): Core.RouterInput {
  const changes: ChangesService = strapi.plugin("site-link").service("changes");
  return panelRouter("/circuit-problems", [
    {
      method: "GET",
      path: "/",
      right: { action: rights.read, subject: "api::circuit.circuit" },
      handler: async (ctx) => {
        const { circuit, problems } = await publishedCircuit(strapi, await changes.latest());
        const language = panelLanguage(strapi);
        const sentences = new Set(problems.map((problem) => problemWords(strapi, problem)[language]));
        ctx.body = {
          isShown: circuit !== null,
          problems: [...sentences].slice(0, maxSentences),
        } satisfies CircuitProblemsView;
      },
    },
  ]);
}
