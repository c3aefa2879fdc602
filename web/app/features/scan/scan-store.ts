import type { Scan } from "@circuit/contract/shop/scan-requests";
import { type DBSchema, openDB, type StoreNames, type StoreValue } from "idb";
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

/** Stored values of one kind, by key. */
export interface Kept<Value> {
  all: () => Promise<Value[]>;
  get: (key: string) => Promise<Value | undefined>;
  put: (key: string, value: Value) => Promise<unknown>;
  remove: (key: string) => Promise<void>;
}

/** A scanner's offline data, which survives reloads and a flat battery. */
export type ScanStore = { [Name in StoreNames<ScanDatabase>]: Kept<StoreValue<ScanDatabase, Name>> };

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
  const kept = <Name extends StoreNames<ScanDatabase>>(name: Name): Kept<StoreValue<ScanDatabase, Name>> => ({
    all: () => database.getAll(name),
    get: (key) => database.get(name, key),
    put: (key, value) => database.put(name, value, key),
    remove: (key) => database.delete(name, key),
  });
  return { waiting: kept("waiting"), admitted: kept("admitted"), problems: kept("problems"), device: kept("device") };
}
