import { shopAvailabilityPath } from "@circuit/contract/urls/own-paths";
import { availabilityAge, tooOldMs } from "@circuit/contract/shop/availability-age";
import type { Availability } from "@circuit/contract/shop/catalogue";
import { log } from "#app/log.server.ts";
import { cachedFor } from "./cached-for.ts";
import { isRead, pathOf, securityHeaders, type Handler } from "./http/http-answer.ts";
import { type PreparedBody, prepareBody, sendPrepared } from "./http/prepared-body.ts";

const jsonType = "application/json; charset=utf-8";

/**
 * Answers the tickets' availability from memory, the same for everyone. Reads and compresses it at most twice a second.
 * Browsers and proxies must revalidate it each time.
 */
export function availability(read: () => Promise<Availability>): Handler {
  const prepared = cachedFor(availabilityAge.preparedMs, async () => prepare(withoutOldNumbers(await read())));

  return (request, response) => {
    if (pathOf(request) !== shopAvailabilityPath || !isRead(request)) return false;
    return prepared().then(
      (body) => {
        sendPrepared(request, response, body, { ...securityHeaders, "cache-control": "no-cache" });
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

function prepare(answer: Availability): Promise<PreparedBody> {
  // The ETag leaves out the time of reading, so that a browser gets a 304 while nothing else changed.
  return prepareBody(JSON.stringify(answer), jsonType, JSON.stringify(answer.admissions));
}
