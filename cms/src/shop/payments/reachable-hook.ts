/** Hosts that the internet can't reach: private addresses and local names, also names without a dot. */
const privateHost =
  /^(?:[^.:]+|.+\.(?:localhost|local|internal|test)|127\..+|10\..+|192\.168\..+|172\.(?:1[6-9]|2\d|3[01])\..+|\[.*\])$/u;

/**
 * Returns the webhook's URL if a provider on the internet can reach it; `null` for a site on a private network. The
 * provider refuses payments with an unreachable webhook; such a site learns of payments by polling.
 */
export function reachableWebhookUrl(hook: string): string | null {
  return privateHost.test(new URL(hook).hostname) ? null : hook;
}
