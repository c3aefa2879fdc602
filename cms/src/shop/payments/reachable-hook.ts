/** Hosts of one machine or one network, which nobody outside reaches; a name without a dot is such a name too. */
const privateHost =
  /^(?:[^.:]+|.+\.(?:localhost|local|internal|test)|127\..+|10\..+|192\.168\..+|172\.(?:1[6-9]|2\d|3[01])\..+|\[.*\])$/u;

/**
 * The address to which a payment provider on the internet may tell of changes. It refuses every payment with one that it
 * can't reach: such a site learns of payments by asking.
 *
 * @returns `null` for a site on a private network.
 */
export function reachableHook(hook: string): string | null {
  return privateHost.test(new URL(hook).hostname) ? null : hook;
}
