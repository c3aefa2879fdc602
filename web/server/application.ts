import type { Change } from "@circuit/contract/site-link/changes";
import type { PublishedDocument } from "@circuit/contract/content/documents";
import type { Locale } from "@circuit/contract/locales";
import type { Availability } from "@circuit/contract/shop/catalogue";
import { createRequestHandler, type ServerBuild } from "react-router";
import { audienceOf, takesFormsOf } from "./audience.ts";
import type { ReadOnAir } from "./streams/streams.ts";
import type { WaitingRooms } from "./waiting-room.ts";

/** What the server takes from the build of the application. */
export interface Application {
  /** Version of the router's build. */
  buildId: string;
  /** Ids of the routes that are pages; each begins with its language. */
  pageRoutes: readonly string[];
  /** Tells whether the answer to a path is the same for everyone. Only such an answer may be stored. */
  isForEveryone: (path: string) => boolean;
  /** Tells whether a path is that of a page that may have forms, and takes nothing else. */
  takesForms: (path: string) => boolean;
  /** Address of the style sheet that every page links to; `null` in development, where there is none. */
  styleSheet: string | null;
  /** Answers a request. */
  handle: (request: Request) => Promise<Response>;
  /** Source texts of the inline scripts, the same in every page. */
  inlineScripts: readonly string[];
  /** Drops the cached answers of the content system that these changes invalidate. */
  forgetAnswers: (changes: readonly Change[] | "all") => void;
  /** Reads the documents of pages that are about to be rendered, several in one request. */
  readAhead: (paths: readonly string[]) => Promise<void>;
  /** The publication served at a path; `null` when there is none. @throws {CmsError} The list was never read. */
  findPublishedDocument: (path: string, locale: Locale) => Promise<PublishedDocument | null>;
  /** Sends the forms in the spool, now and at intervals from now on. */
  sendWaitingForms: () => Promise<void>;
  /** What is left of each ticket. @throws {CmsError | CmsContractError} It could never be read. */
  readAvailability: () => Promise<Availability>;
  /** Which cameras are live. @throws {CmsError | CmsContractError} The cameras can't be read. */
  readOnAir: ReadOnAir;
  /** The menus of a language as they are now, as text. */
  readMenusAsText: (locale: Locale) => Promise<string>;
  /** Targets of redirects, by the path they lead away from. */
  readRedirectTargets: () => Promise<Record<string, string>>;
  waitingRooms: WaitingRooms;
}

type Extras = Omit<Application, "buildId" | "pageRoutes" | "styleSheet" | "isForEveryone" | "takesForms" | "handle">;

/**
 * Checks that a module is a build of the application, and takes from it what the server needs.
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
  const buildId = module.assets.version;
  return {
    buildId,
    pageRoutes,
    styleSheet: module.assets.routes["root"]?.css?.[0] ?? null,
    isForEveryone: audienceOf(module.routes),
    takesForms: takesFormsOf(module.routes),
    handle,
    inlineScripts: extras.inlineScripts,
    forgetAnswers: extras.forgetAnswers,
    readAhead: extras.readAhead,
    findPublishedDocument: extras.findPublishedDocument,
    sendWaitingForms: extras.sendWaitingForms,
    readAvailability: extras.readAvailability,
    readOnAir: extras.readOnAir,
    readMenusAsText: extras.readMenusAsText,
    readRedirectTargets: extras.readRedirectTargets,
    waitingRooms: extras.waitingRooms,
  };
}

/** Tells whether a module is a build of the application. */
function isServerBuild(module: unknown): module is ServerBuild {
  return typeof module === "object" && module !== null && "entry" in module && "routes" in module;
}

function hasExtras(value: unknown): value is Extras {
  const names = [
    "inlineScripts",
    "forgetAnswers",
    "readAhead",
    "findPublishedDocument",
    "sendWaitingForms",
    "readAvailability",
    "readOnAir",
    "readMenusAsText",
    "readRedirectTargets",
    "waitingRooms",
  ] as const satisfies (keyof Extras)[];
  return typeof value === "object" && value !== null && names.every((name) => name in value);
}
