/** Browser names by user agent. The first match counts, because many user agents name other browsers too. */
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

/** Describes a browser and its system by the user agent, such as `Firefox, Android`; `null` when neither is known. */
export function describeDevice(userAgent: string): string | null {
  const text = userAgent.slice(0, 500);
  const named = [browsers, systems].flatMap((names) => names.find(([pattern]) => pattern.test(text))?.[1] ?? []);
  return named.length === 0 ? null : named.join(", ");
}
