import { bodyOf, errorResponse, type PanelFetchStep, type PanelRequest } from "../panel-fetch.ts";
import { contentPath, loggedInKey, sessionPaths } from "../strapi-internals/panel-requests.ts";
import { valueAt } from "../value-at.ts";
import { tellForm } from "./form-events.ts";

/** A value that another tab stored or removed: part of the browser's `StorageEvent`. */
interface StorageChange {
  key: string | null;
  newValue: string | null;
}

interface Panel {
  /** Called after somebody logged in. @param user - Id of the account. */
  onLogin: (user: number | null) => void;
  /** Returns an error message in the panel's language; the CMS's own is in English only. */
  endedMessage: () => string;
  /** Subscribes to the changes that other tabs make in `localStorage`. */
  watchOtherTabs: (onChange: (change: StorageChange) => void) => void;
}

const { renewal, login, account } = sessionPaths;

/**
 * Step of the panel's `fetch`: tells the form when a document is saved, and when the session has ended, before Strapi
 * leaves the form without asking. A log-out in another tab makes no request, only a change in `localStorage`.
 */
export function endedSessionStep({ onLogin, endedMessage, watchOtherTabs }: Panel): PanelFetchStep {
  let user: number | null = null;
  watchOtherTabs(({ key, newValue }) => {
    if (key === loggedInKey && newValue === null) tellForm({ kind: "session-ended", user });
  });

  return async (request, send) => {
    const answer = await send();
    const { pathname } = request.url;
    if (answer.status === 401 && pathname === renewal) tellForm({ kind: "session-ended", user });
    if (answer.status === 401 && pathname.startsWith(contentPath)) {
      return errorResponse(401, "UnauthorizedError", endedMessage());
    }
    if (answer.ok && isSave(request)) tellForm({ kind: "saved", request: request.url });
    if (!answer.ok || (pathname !== login && pathname !== account)) return answer;

    const body = await bodyOf(answer);
    if (body === null) return answer;
    const id = valueAt(body, pathname === login ? ["data", "user", "id"] : ["data", "id"]);
    user = typeof id === "number" ? id : null;
    if (pathname === login) onLogin(user);
    return answer;
  };
}

function isSave({ method, document }: PanelRequest): boolean {
  return ["PUT", "POST"].includes(method) && document !== null && [null, "publish"].includes(document.action);
}
