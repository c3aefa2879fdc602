import { contentPath, documentRequest, loggedInKey, sessionPaths } from "../strapi-internals/panel-requests.ts";
import { valueAt } from "../value-at.ts";

/** Name of the event on `window` when the session turns out to have ended. */
export const sessionEndedEvent = "circuit:session-ended";

/** A value that another tab wrote or removed; source: the browser’s `StorageEvent`. */
interface StorageChange {
  key: string | null;
  newValue: string | null;
}

interface Panel {
  /** Called before the panel leaves the form for the log-in page. @param user - Id of the account, `null` until a request answers it. */
  onEnded: (user: number | null) => void;
  /** Called after somebody logged in. @param user - Id of the account. */
  onLogin: (user: number | null) => void;
  /** Called after a document was saved. @param pathname - Of the request. */
  onSaved: (pathname: string) => void;
  /** The CMS words this refusal in English only. */
  endedMessage: () => string;
  /** Subscribes to the changes that other tabs make in their shared storage. */
  watchOtherTabs: (onChange: (change: StorageChange) => void) => void;
}

const { renewal, login, account } = sessionPaths;

/**
 * Wraps the browser's `fetch` for the panel: calls back when the session has ended, and when somebody logs in.
 * Strapi then leaves the form without asking, as during a save it takes the form for unchanged. When an editor logs out
 * in another tab, there is no request, only a change in the storage that tabs share.
 */
export function withEndedSession(
  send: typeof fetch,
  { onEnded, onLogin, onSaved, endedMessage, watchOtherTabs }: Panel,
): typeof fetch {
  let user: number | null = null;
  watchOtherTabs(({ key, newValue }) => {
    if (key === loggedInKey && newValue === null) onEnded(user);
  });

  return async (input, init) => {
    const answer = await send(input, init);
    if (typeof input !== "string") return answer;
    const { pathname } = new URL(input, "https://panel.invalid");
    if (answer.status === 401 && pathname === renewal) onEnded(user);
    if (answer.status === 401 && pathname.startsWith(contentPath)) return ended(endedMessage());
    if (answer.ok && isSave(pathname, init?.method)) onSaved(pathname);
    if (!answer.ok || (pathname !== login && pathname !== account)) return answer;

    const body: unknown = await answer.clone().json();
    const id = valueAt(body, pathname === login ? ["data", "user", "id"] : ["data", "id"]);
    user = typeof id === "number" ? id : null;
    if (pathname === login) onLogin(user);
    return answer;
  };
}

function isSave(pathname: string, method = "GET"): boolean {
  if (method !== "PUT" && method !== "POST") return false;
  const request = documentRequest(pathname);
  return request !== null && [null, "publish"].includes(request.action);
}

function ended(message: string): Response {
  const error = { status: 401, name: "UnauthorizedError", message, details: {} };
  return Response.json({ data: null, error }, { status: 401 });
}
