/** Names of browsers, by what is in their user agent. The first that fits: many name others besides themselves. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//u, "Edge"],
  [/\b(?:OPR|Opera)\//u, "Opera"],
  [/\bSamsungBrowser\//u, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//u, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium)\//u, "Chrome"],
  [/\bVersion\/[\d.]+ .*\bSafari\//u, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/u, "iPhone"],
  [/\biPad\b/u, "iPad"],
  [/\bAndroid\b/u, "Android"],
  [/\bWindows\b/u, "Windows"],
  [/\bCrOS\b/u, "ChromeOS"],
  [/\bMac OS X\b/u, "macOS"],
  [/\bLinux\b/u, "Linux"],
];

/**
 * What a browser says of itself, in short: `Firefox, Android`. The rest is too much to keep, and to read.
 *
 * @returns `null` when nothing in it is known.
 */
export function deviceText(userAgent: string): string | null {
  const text = userAgent.slice(0, 500);
  const named = [browsers, systems].flatMap((names) => names.find(([pattern]) => pattern.test(text))?.[1] ?? []);
  return named.length === 0 ? null : named.join(", ");
}
