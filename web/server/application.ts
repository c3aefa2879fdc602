import type { Change } from "@circuit/contract/site-link/changes";
import type { PublishedDocument } from "@circuit/contract/content/documents";
import type { Locale } from "@circuit/contract/locales";
import type { Availability } from "@circuit/contract/shop/catalogue";
import { createRequestHandler, type ServerBuild } from "react-router";
import { audienceOf, takesFormsOf } from "./audience.ts";
import type { ReadLiveStreams } from "./streams/streams.ts";
import type { WaitingRooms } from "./waiting-room.ts";

/** The parts of the application's build that the server uses. */
export interface Application {
  /** Version of React Router's build. */
  buildId: string;
  /** Ids of the routes that are pages; each begins with its language. */
  pageRoutes: readonly string[];
  /** Tells whether the answer to a path is the same for everyone, so that the page store may store it. */
  isForEveryone: (path: string) => boolean;
  /** Tells whether a path is a page for everyone that may have forms. */
  takesForms: (path: string) => boolean;
  /** Path of the style sheet that every page links to; `null` in development. */
  styleSheet: string | null;
  /** Handles a request with React Router. */
  handle: (request: Request) => Promise<Response>;
  /** Source texts of the inline scripts, the same in every page. */
  inlineScripts: readonly string[];
  /** Invalidates the cached answers of the CMS that these changes concern. */
  invalidateAnswers: (changes: readonly Change[] | "all") => void;
  /** Prefetches the documents of pages before they are rendered, several in one request. */
  readAhead: (paths: readonly string[]) => Promise<void>;
  /** Finds the publication at a path; `null` when there is none. @throws {CmsError} The list was never read. */
  findPublishedDocument: (path: string, locale: Locale) => Promise<PublishedDocument | null>;
  /** Sends the forms queued on disk to the CMS, now and at intervals from now on. */
  sendWaitingForms: () => Promise<void>;
  /** Reads the tickets' availability. @throws {CmsError | CmsContractError} It was never read. */
  readAvailability: () => Promise<Availability>;
  /** Reads which cameras are live. @throws {CmsError | CmsContractError} */
  readLiveStreams: ReadLiveStreams;
  /** Reads the current menus of a language, as text to compare. */
  readMenusAsText: (locale: Locale) => Promise<string>;
  /** Reads the targets of redirects, by the path that is redirected. */
  readRedirectTargets: () => Promise<Record<string, string>>;
  waitingRooms: WaitingRooms;
}

type Extras = Omit<Application, "buildId" | "pageRoutes" | "styleSheet" | "isForEveryone" | "takesForms" | "handle">;

/**
 * Validates that a module is a build of the application, and makes an {@link Application} of it.
 *
 * @param mode - `NODE_ENV`.
 * @throws {Error} The module is no build of the application, or its entry lacks an export.
 */
export function toApplication(module: unknown, mode: string): Application {
  if (!isServerBuild(module)) throw new Error("This is no build of the application");
  const extras: unknown = module.entry.module;
  if (!hasExtras(extras)) throw new Error("The application's entry lacks what the server needs of it");

  const handle = createRequestHandler(module, mode);
  const pageRoutes = Object.entries(module.routes).flatMap(([id, route]) =>
    /^(?:nl|en)\//u.test(id) && route?.module.default !== undefined ? [id] : [],
  );
  return {
    ...extras,
    buildId: module.assets.version,
    pageRoutes,
    styleSheet: module.assets.routes["root"]?.css?.[0] ?? null,
    isForEveryone: audienceOf(module.routes),
    takesForms: takesFormsOf(module.routes),
    handle,
  };
}

function isServerBuild(module: unknown): module is ServerBuild {
  return typeof module === "object" && module !== null && "entry" in module && "routes" in module;
}

function hasExtras(value: unknown): value is Extras {
  const names = [
    "inlineScripts",
    "invalidateAnswers",
    "readAhead",
    "findPublishedDocument",
    "sendWaitingForms",
    "readAvailability",
    "readLiveStreams",
    "readMenusAsText",
    "readRedirectTargets",
    "waitingRooms",
  ] as const satisfies (keyof Extras)[];
  return typeof value === "object" && value !== null && names.every((name) => name in value);
}
