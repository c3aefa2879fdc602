import { toOwnPath } from "#app/domain/site-path.ts";
import type { CartProblem } from "./cart-requests.ts";
import { ticketCount, type CartUndo } from "./cart-data.ts";
import { openLines } from "./sealed-lines.server.ts";

const problems = ["nothing", "noNumber", "failed", "full", "tooMany", "tooManyHeld", "elsewhere", "refused"] as const;

/** Reads the outcome of the last change from the query of the cart page; ignores malformed parameters. */
export function readCartNotice(query: URLSearchParams): {
  problem: CartProblem | null;
  undo: CartUndo | null;
  added: number;
  from: string | null;
} {
  const sealed = query.get("undo");
  const count = ticketCount(openLines(sealed));
  const added = query.get("added") ?? "";
  return {
    problem: problems.find((problem) => problem === query.get("problem")) ?? null,
    undo: sealed === null || count === 0 ? null : { sealed, index: Number(query.get("at")) || 0, count },
    from: toOwnPath(query.get("from")),
    added: /^\d{1,4}$/u.test(added) ? Number(added) : 0,
  };
}
