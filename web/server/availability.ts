import { shopAvailabilityPath } from "@circuit/contract/urls/own-paths";
import { availabilityAge, tooOldMs } from "@circuit/contract/shop/availability-age";
import type { Availability } from "@circuit/contract/shop/catalogue";
import { log } from "#app/log.server.ts";
import { isRead, pathOf, securityHeaders, type Handler } from "./http/http-answer.ts";
import { type PreparedBody, prepareBody, sendPrepared } from "./http/prepared-body.ts";

const jsonType = "application/json; charset=utf-8";

/** The answer, ready to be sent. */
interface Prepared {
  body: PreparedBody;
  /** Milliseconds of `performance.now()`. */
  madeAt: number;
}

/**
 * Answers what is left of each ticket, the same for everyone, from memory: however many browsers ask, it is read and
 * compressed twice a second at most. Browsers and caches ask each time, as it would grow old in them.
 */
export function availability(read: () => Promise<Availability>): Handler {
  let prepared: Prepared | null = null;
  let underWay: Promise<Prepared> | null = null;

  const prepareAgain = async () => {
    try {
      prepared = await prepare(withoutOldNumbers(await read()));
      return prepared;
    } finally {
      underWay = null;
    }
  };
  return (request, response) => {
    if (pathOf(request) !== shopAvailabilityPath || !isRead(request)) return false;
    const send = ({ body }: Prepared) =>
      sendPrepared(request, response, body, { ...securityHeaders, "cache-control": "no-cache" });
    if (prepared !== null && performance.now() - prepared.madeAt < availabilityAge.preparedMs) {
      send(prepared);
      return true;
    }
    underWay ??= prepareAgain();
    return underWay.then(
      (ready) => {
        send(ready);
        return true;
      },
      (error: unknown) => {
        log.info("What is left can't be read", { reason: String(error) });
        response.writeHead(503, { ...securityHeaders, "cache-control": "no-store", "retry-after": "5" }).end();
        return true;
      },
    );
  };
}

/** While the content system is unavailable its last answer serves, and pages would show a number in it as if it were current. */
function withoutOldNumbers(answer: Availability): Availability {
  if (Date.now() - Date.parse(answer.at) < tooOldMs) return answer;
  const admissions: Availability["admissions"] = {};
  for (const [key, [state]] of Object.entries(answer.admissions)) admissions[key] = [state, null];
  return { at: answer.at, admissions };
}

async function prepare(answer: Availability): Promise<Prepared> {
  // The moment of reading is no change: a browser that has the rest gets a 304.
  const body = await prepareBody(JSON.stringify(answer), jsonType, JSON.stringify(answer.admissions));
  return { body, madeAt: performance.now() };
}
