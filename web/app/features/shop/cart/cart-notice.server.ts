import { toOwnPath } from "#app/domain/site-path.ts";
import { ticketCount } from "../ticket-count.ts";
import { cartProblems } from "./cart-data.ts";
import { openLines } from "./sealed-lines.server.ts";

/** Reads the outcome of the last change from the query of the cart page; ignores malformed parameters. */
export function readCartNotice(query: URLSearchParams) {
  const sealed = query.get("undo");
  const count = ticketCount(openLines(sealed));
  const added = query.get("added") ?? "";
  return {
    problem: cartProblems.find((problem) => problem === query.get("problem")) ?? null,
    undo: sealed === null || count === 0 ? null : { sealed, index: Number(query.get("at")) || 0, count },
    from: toOwnPath(query.get("from")),
    added: /^\d{1,4}$/u.test(added) ? Number(added) : 0,
  };
}
