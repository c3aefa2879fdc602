import type { ServerBuild } from "react-router";

/**
 * Checks that a module is a build of the application.
 *
 * @throws {Error} It isn't: the build is missing or of another tool.
 */
export function toServerBuild(module: unknown): ServerBuild {
  if (!isServerBuild(module)) throw new Error("This is no build of the application");
  return module;
}

function isServerBuild(module: unknown): module is ServerBuild {
  return typeof module === "object" && module !== null && "entry" in module && "routes" in module;
}
