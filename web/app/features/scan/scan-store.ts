import type { Scan } from "@circuit/contract/shop/scan-requests";
import { type DBSchema, openDB } from "idb";
import type { ScannerDevice } from "./scan-page-data.ts";
import type { Verdict } from "./verdict.ts";

/** An offline admission that the content system rejected later. */
export interface SyncProblem {
  /** Id of the scan. */
  id: string;
  verdict: Verdict;
}

/** A scan that wasn't sent to the content system yet. */
export interface WaitingScan extends Scan {
  /** Whether this scanner admitted the ticket. */
  isIn: boolean;
}

interface ScanDatabase extends DBSchema {
  waiting: { key: string; value: WaitingScan };
  /** Times of this device's admissions, ISO 8601, by `admissionKeyOf`. */
  admitted: { key: string; value: string };
  problems: { key: string; value: SyncProblem };
  device: { key: string; value: ScannerDevice };
}

/** A scanner's offline data, which survives reloads and a flat battery. */
export interface ScanStore {
  waiting: () => Promise<WaitingScan[]>;
  addWaiting: (scan: WaitingScan) => Promise<void>;
  removeWaiting: (ids: readonly string[]) => Promise<void>;
  admittedAt: (key: string) => Promise<string | null>;
  /** Records an admission; a time that is recorded already stays. */
  recordAdmission: (key: string, at: string) => Promise<void>;
  problems: () => Promise<SyncProblem[]>;
  addProblem: (problem: SyncProblem) => Promise<void>;
  removeProblem: (id: string) => Promise<void>;
  device: () => Promise<ScannerDevice | null>;
  keepDevice: (device: ScannerDevice) => Promise<void>;
}

function openDatabase() {
  return openDB<ScanDatabase>("scanner", 1, {
    upgrade(opened) {
      for (const name of ["waiting", "admitted", "problems", "device"] as const) opened.createObjectStore(name);
    },
  });
}

/** Deletes what is stored in this browser except the waiting scans. @throws As {@link openScanStore}. */
export async function forgetScanner(): Promise<void> {
  const database = await openDatabase();
  await Promise.all((["admitted", "problems", "device"] as const).map((name) => database.clear(name)));
}

/** Opens the store in this browser. @throws {DOMException} The browser allows no storage. */
export async function openScanStore(): Promise<ScanStore> {
  const database = await openDatabase();
  return {
    waiting: () => database.getAll("waiting"),
    addWaiting: async (scan) => void (await database.put("waiting", scan, scan.id)),
    removeWaiting: async (ids) => {
      const transaction = database.transaction("waiting", "readwrite");
      await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
    },
    admittedAt: async (key) => (await database.get("admitted", key)) ?? null,
    recordAdmission: async (key, at) => {
      const transaction = database.transaction("admitted", "readwrite");
      if ((await transaction.store.get(key)) === undefined) await transaction.store.put(at, key);
      await transaction.done;
    },
    problems: () => database.getAll("problems"),
    addProblem: async (problem) => void (await database.put("problems", problem, problem.id)),
    removeProblem: (id) => database.delete("problems", id),
    device: async () => (await database.get("device", "own")) ?? null,
    keepDevice: async (device) => void (await database.put("device", device, "own")),
  };
}
