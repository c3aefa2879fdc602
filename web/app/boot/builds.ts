import { buildMetaPath, latestBuildPath } from "@circuit/contract/urls/own-paths";
import { retryStatuses } from "#app/domain/retry-statuses.ts";
import { buildVersion } from "#app/router/in-browser.ts";

/** What the server tells about a build. */
interface BuildMeta {
  /** Paths of pages whose data is stored. */
  prerendered: ReadonlySet<string>;
  redirected: ReadonlySet<string>;
}

/** Pause between two checks for a new build: an hour (D07). */
const checkMs = 3_600_000;

/** Returns the id of the build that made this page; `null` in development. */
export function ownBuild(): string | null {
  return import.meta.env.DEV ? null : buildVersion();
}

/** Checks every hour whether the server has another build, and calls back once it has. */
export function watchBuilds(onNewer: () => void): void {
  const timer = setInterval(() => {
    void check();
  }, checkMs);

  async function check() {
    const latest = await fetchOwnJson(`${latestBuildPath}?${Date.now()}`);
    if (!isRecord(latest) || latest["id"] === ownBuild()) return;
    clearInterval(timer);
    onNewer();
  }
}

/** Reads the server's file about this build; `null` when the server has another build, or can't be reached. */
export async function readBuildMeta(): Promise<BuildMeta | null> {
  const build = ownBuild();
  const meta = build === null ? null : await fetchOwnJson(buildMetaPath(build));
  if (!isRecord(meta)) return null;
  const { prerendered, redirects } = meta;
  return {
    prerendered: new Set(Array.isArray(prerendered) ? prerendered.map(String) : []),
    redirected: new Set(isRecord(redirects) ? Object.keys(redirects) : []),
  };
}

/**
 * Fetches JSON from the site's server; `null` when it answers anything but a 200 with JSON, or can't be reached.
 *
 * @param isWanted - Whether a visitor waits for the answer: then some statuses are worth one retry.
 */
export async function fetchOwnJson(url: string, options: RequestInit = {}, isWanted = true): Promise<unknown> {
  try {
    const first = await fetch(url, options);
    const response = isWanted && retryStatuses.has(first.status) ? await fetch(url, options) : first;
    const answer: unknown = response.status === 200 ? await response.json() : null;
    return answer;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
