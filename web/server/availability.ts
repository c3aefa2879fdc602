import { shopAvailabilityPath } from "@circuit/contract/urls/own-paths";
import { availabilityAge, tooOldMs } from "@circuit/contract/shop/availability-age";
import type { Availability } from "@circuit/contract/shop/catalogue";
import { log } from "#app/log.server.ts";
import { isRead, pathOf, securityHeaders, type Handler } from "./http/http-answer.ts";
import { type PreparedBody, prepareBody, sendPrepared } from "./http/prepared-body.ts";

const jsonType = "application/json; charset=utf-8";

/** A cached answer. */
interface Prepared {
  body: PreparedBody;
  /** Time by `performance.now()`. */
  madeAt: number;
}

/**
 * Answers the tickets' availability from memory, the same for everyone. Reads and compresses it at most twice a second.
 * Browsers and proxies must revalidate it each time.
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

/** Removes the numbers of tickets left from an old answer, which serves while the CMS is unavailable. */
function withoutOldNumbers(answer: Availability): Availability {
  if (Date.now() - Date.parse(answer.at) < tooOldMs) return answer;
  const admissions: Availability["admissions"] = {};
  for (const [key, [state]] of Object.entries(answer.admissions)) admissions[key] = [state, null];
  return { at: answer.at, admissions };
}

async function prepare(answer: Availability): Promise<Prepared> {
  // The ETag leaves out the time of reading, so that a browser gets a 304 while nothing else changed.
  const body = await prepareBody(JSON.stringify(answer), jsonType, JSON.stringify(answer.admissions));
  return { body, madeAt: performance.now() };
}
