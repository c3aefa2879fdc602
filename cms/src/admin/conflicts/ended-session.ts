import { errorResponse, type PanelFetchStep, type PanelRequest } from "../panel-fetch.ts";
import { contentPath, loggedInKey, sessionPaths } from "../strapi-internals/panel-requests.ts";
import { valueAt } from "../value-at.ts";

/** Name of the event on `window` when the session has ended. */
export const sessionEndedEvent = "circuit:session-ended";

/** A value that another tab stored or removed: part of the browser's `StorageEvent`. */
interface StorageChange {
  key: string | null;
  newValue: string | null;
}

interface Panel {
  /** Called before the panel leaves the form for the log-in page. @param user - Account id; `null` if unknown. */
  onEnded: (user: number | null) => void;
  /** Called after somebody logged in. @param user - Id of the account. */
  onLogin: (user: number | null) => void;
  /** Called after a document was saved. @param pathname - Of the request. */
  onSaved: (pathname: string) => void;
  /** Returns an error message in the panel's language; the CMS's own is in English only. */
  endedMessage: () => string;
  /** Subscribes to the changes that other tabs make in `localStorage`. */
  watchOtherTabs: (onChange: (change: StorageChange) => void) => void;
}

const { renewal, login, account } = sessionPaths;

/**
 * Step of the panel's `fetch`: calls back when the session has ended, when somebody logs in, and when a document is
 * saved. When the session ends, Strapi leaves the form without asking. A log-out in another tab makes no request, only
 * a change in `localStorage`.
 */
export function endedSessionStep({ onEnded, onLogin, onSaved, endedMessage, watchOtherTabs }: Panel): PanelFetchStep {
  let user: number | null = null;
  watchOtherTabs(({ key, newValue }) => {
    if (key === loggedInKey && newValue === null) onEnded(user);
  });

  return async (request, send) => {
    const answer = await send();
    const { pathname } = request.url;
    if (answer.status === 401 && pathname === renewal) onEnded(user);
    if (answer.status === 401 && pathname.startsWith(contentPath)) {
      return errorResponse(401, "UnauthorizedError", endedMessage());
    }
    if (answer.ok && isSave(request)) onSaved(pathname);
    if (!answer.ok || (pathname !== login && pathname !== account)) return answer;

    const body: unknown = await answer.clone().json();
    const id = valueAt(body, pathname === login ? ["data", "user", "id"] : ["data", "id"]);
    user = typeof id === "number" ? id : null;
    if (pathname === login) onLogin(user);
    return answer;
  };
}

function isSave({ method, document }: PanelRequest): boolean {
  return ["PUT", "POST"].includes(method) && document !== null && [null, "publish"].includes(document.action);
}
