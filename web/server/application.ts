import type { Locale } from "@circuit/contract/locales";
import { createRequestHandler, type ServerBuild } from "react-router";

/** What the server needs of the application besides its pages. */
export interface Application {
  /** Answers a request. */
  handle: (request: Request) => Promise<Response>;
  /** Makes the next answers ask the content system again. */
  forgetAnswers: () => void;
  /** The menus of a language as text. */
  menusAsText: (locale: Locale) => Promise<string>;
  /** Paths that redirects lead away from. */
  listRedirectSources: () => Promise<string[]>;
}

type Extras = Omit<Application, "handle">;

/**
 * Checks that a module is a build of the application, and readies it.
 *
 * @param mode - `NODE_ENV`.
 * @throws {Error} It isn't: the build is missing or of another tool.
 */
export function toApplication(module: unknown, mode: string): Application {
  if (!isServerBuild(module)) throw new Error("This is no build of the application");
  const extras: unknown = module.entry.module;
  if (!hasExtras(extras)) throw new Error("The application's entry lacks what the server needs of it");

  const { forgetAnswers, menusAsText, listRedirectSources } = extras;
  return { handle: createRequestHandler(module, mode), forgetAnswers, menusAsText, listRedirectSources };
}

/** Tells whether a module is a build of the application. */
export function isServerBuild(module: unknown): module is ServerBuild {
  return typeof module === "object" && module !== null && "entry" in module && "routes" in module;
}

function hasExtras(value: unknown): value is Extras {
  const names = ["forgetAnswers", "menusAsText", "listRedirectSources"] as const satisfies (keyof Extras)[];
  return typeof value === "object" && value !== null && names.every((name) => name in value);
}
