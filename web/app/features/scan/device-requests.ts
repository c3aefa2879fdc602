import { scanRequestPath } from "@circuit/contract/urls/own-paths";
import type { Scan, ScanResult } from "@circuit/contract/shop/scan-requests";
import type { ScannerDevice } from "./scan-page-data.ts";

/** Request time-out in milliseconds: longer than this nobody should wait at the gate. */
const maxMs = 3000;

/** `offline`: no answer in time; the request may be repeated. `ended`: the scanner has expired, or staff ended it. */
export type DeviceAnswer<Answer> = Answer | "offline" | "ended";

/** Sends scans. @returns Their results, in the same order. */
export async function sendScans(scans: readonly Scan[]): Promise<DeviceAnswer<ScanResult[]>> {
  const answer = await ask(scans);
  return isScans(answer) ? answer.results : asRefused(answer);
}

/** Requests the scanner's data. */
export async function fetchScannerStatus(): Promise<DeviceAnswer<ScannerDevice>> {
  const answer = await ask([]);
  return isDevice(answer) ? answer : asRefused(answer);
}

function asRefused(answer: unknown): "offline" | "ended" {
  const isEnded = typeof answer === "object" && answer !== null && "outcome" in answer && answer.outcome === "ended";
  return isEnded ? "ended" : "offline";
}

async function ask(scans: readonly Scan[]): Promise<unknown> {
  try {
    const response = await fetch(scanRequestPath, {
      method: "POST",
      body: new URLSearchParams({ scans: JSON.stringify(scans) }),
      signal: AbortSignal.timeout(maxMs),
    });
    const answer: unknown = response.ok ? await response.json() : "offline";
    return answer;
  } catch {
    return "offline";
  }
}

function isScans(value: unknown): value is { results: ScanResult[] } {
  return typeof value === "object" && value !== null && "results" in value;
}

function isDevice(value: unknown): value is ScannerDevice {
  return typeof value === "object" && value !== null && "scanner" in value && "keys" in value;
}
