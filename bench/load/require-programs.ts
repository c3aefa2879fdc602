import { spawnSync } from "node:child_process";

/** Programs that make load, and the Debian package of each. */
const packages = { h2load: "nghttp2-client", wrk: "wrk", taskset: "util-linux" } as const;

/**
 * Says at the start what a bench can't do without, rather than after it has prepared for many minutes.
 *
 * @throws {Error} A program isn't installed; the message names its Debian package.
 */
export function requirePrograms(...programs: (keyof typeof packages)[]): void {
  const missing = programs.filter((program) => spawnSync(program, ["--version"]).error !== undefined);
  if (missing.length === 0) return;
  throw new Error(`Missing: ${missing.join(", ")}. Install ${missing.map((program) => packages[program]).join(", ")}`);
}
