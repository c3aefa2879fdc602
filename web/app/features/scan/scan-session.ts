import type { Scan } from "@circuit/contract/shop/scan-requests";
import { admissionKeyOf, checkOffline, ownFirstScan } from "./check-offline.ts";
import { fetchScannerStatus, sendScans } from "./device-requests.ts";
import type { ScannerDevice } from "./scan-page-data.ts";
import type { SyncProblem, ScanStore, WaitingScan } from "./scan-store.ts";
import { type Verdict, verdictOf } from "./verdict.ts";

/** Most scans in one request. */
const batchSize = 50;

/** Key of the scanner's own data in the store. */
const ownDevice = "own";

/** Status of a scanner. */
export interface ScannerStatus {
  /** `null` while unknown, as after a start without a network on a device that was never online. */
  device: ScannerDevice | null;
  isOnline: boolean;
  /** Number of scans that weren't sent yet. */
  waiting: number;
  problems: readonly SyncProblem[];
  /** Whether staff ended the scanner, or it has expired. */
  isEnded: boolean;
}

/** Status before the first request. @param device - From the server's page; `null` without an answer of the CMS. */
export function initialStatus(device: ScannerDevice | null): ScannerStatus {
  return { device, isOnline: device !== null, waiting: 0, problems: [], isEnded: false };
}

/**
 * A running scanner. Sends each scan to the content system; without an answer it decides offline and sends the scan
 * later. Each scan has an id, so that sending it twice counts once.
 */
export class ScanSession {
  readonly #store: ScanStore;
  readonly #onChange: (status: ScannerStatus) => void;
  #status: ScannerStatus;
  #isSending = false;

  constructor(store: ScanStore, device: ScannerDevice | null, onChange: (status: ScannerStatus) => void) {
    this.#store = store;
    this.#onChange = onChange;
    this.#status = initialStatus(device);
  }

  /** Loads the data of an earlier visit, and reports the status. */
  async start(): Promise<void> {
    const [kept, waiting, problems] = await Promise.all([
      this.#store.device.get(ownDevice),
      this.#store.waiting.all(),
      this.#store.problems.all(),
    ]);
    const { device } = this.#status;
    // The page has no ended tickets, and without a network the next request doesn't bring them.
    const known = device === null ? (kept ?? null) : { ...device, ended: device.ended ?? kept?.ended };
    this.#set({ device: known, waiting: waiting.length, problems });
    await this.refresh();
  }

  /** Sends the waiting scans, then requests the scanner's status. */
  async refresh(): Promise<void> {
    await this.#sendWaiting();
    const answer = await fetchScannerStatus();
    if (answer === "ended") return this.#set({ isEnded: true });
    if (answer === "offline") return this.#set({ isOnline: false });
    await this.#store.device.put(ownDevice, answer);
    // Keeps the object of unchanged keys, because it is the cache key of the imported keys.
    const { device } = this.#status;
    const isSame = device !== null && JSON.stringify(device.keys) === JSON.stringify(answer.keys);
    this.#set({ isOnline: true, device: isSame ? { ...answer, keys: device.keys } : answer });
  }

  /**
   * Judges a scan.
   *
   * @param text - Text of the QR code, or the typed code or serial.
   * @returns `null` when the scanner has ended, or is offline without ever having loaded its data.
   */
  async scan(text: string): Promise<Verdict | null> {
    const scan: Scan = { id: newScanId(), text: text.trim().slice(0, 200), at: new Date().toISOString() };
    const answer = await sendScans([scan]);
    if (answer === "ended") {
      this.#set({ isEnded: true });
      return null;
    }
    const [result] = answer === "offline" ? [] : answer;
    if (result === undefined) return this.#scanOffline(scan);

    const verdict = await this.#noteOnline(verdictOf(result, scan.at));
    this.#set({ isOnline: true });
    if (this.#status.waiting > 0) void this.#sendWaiting();
    return verdict;
  }

  /** Records an admission. A ticket that this scanner admitted offline counts as used, even if the CMS doesn't know. */
  async #noteOnline(verdict: Verdict): Promise<Verdict> {
    const { kind, first } = verdict;
    const { device } = this.#status;
    const key = this.#keyOf(verdict);
    const before = kind === "admitted" && key !== null ? await this.#admittedAt(key) : null;
    if (before !== null && device !== null) {
      return { ...verdict, kind: "already", first: ownFirstScan(device.scanner, before) };
    }
    if (kind === "admitted") this.#countIn();
    const inSince = kind === "admitted" ? verdict.at : first?.at;
    if (inSince !== undefined && key !== null && (await this.#admittedAt(key)) === null) {
      await this.#store.admitted.put(key, inSince);
    }
    return verdict;
  }

  /** When this scanner admitted a ticket, ISO 8601; `null` when it didn't. */
  async #admittedAt(key: string): Promise<string | null> {
    return (await this.#store.admitted.get(key)) ?? null;
  }

  /** Key of an admission; `null` when the ticket or its day is unknown. */
  #keyOf({ ticket, at }: Verdict): string | null {
    const { device } = this.#status;
    return ticket === null || device === null ? null : admissionKeyOf(ticket, device.scanner, at);
  }

  async #scanOffline(scan: Scan): Promise<Verdict | null> {
    this.#set({ isOnline: false });
    const { device } = this.#status;
    if (device === null) return null;
    const admittedAt = (key: string) => this.#admittedAt(key);
    const verdict = await checkOffline({ text: scan.text, at: scan.at, device, admittedAt });
    // Rejected tickets needn't be reported, but a second scan of the same ticket is a duplicate that staff want to see.
    if (verdict.kind !== "admitted" && verdict.kind !== "already") return verdict;
    const isIn = verdict.kind === "admitted";
    await this.#store.waiting.put(scan.id, { ...scan, isIn });
    if (isIn) {
      const key = this.#keyOf(verdict);
      if (key !== null) await this.#store.admitted.put(key, scan.at);
      this.#countIn();
    }
    this.#set({ waiting: this.#status.waiting + 1 });
    return verdict;
  }

  async #sendWaiting(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- one batch after the other, in the order of the scans
        const isMore = await this.#sendBatch();
        if (!isMore) break;
      }
    } finally {
      this.#isSending = false;
    }
  }

  /** Sends the oldest waiting scans. @returns Whether there are more to send. */
  async #sendBatch(): Promise<boolean> {
    const all = await this.#store.waiting.all();
    const batch = all.toSorted((one, other) => (one.at < other.at ? -1 : 1)).slice(0, batchSize);
    if (batch.length === 0) {
      this.#set({ waiting: 0 });
      return false;
    }
    const answer = await sendScans(batch.map(({ id, text, at }) => ({ id, text, at })));
    if (answer === "ended") this.#set({ isEnded: true });
    if (answer === "offline") this.#set({ isOnline: false });
    if (answer === "ended" || answer === "offline") return false;
    for (const result of answer) {
      const scan = batch.find(({ id }) => id === result.id);
      // oxlint-disable-next-line no-await-in-loop -- a few
      if (scan !== undefined) await this.#noteSynced(scan, verdictOf(result, scan.at));
    }
    await Promise.all(batch.map(({ id }) => this.#store.waiting.remove(id)));
    this.#set({ isOnline: true, waiting: all.length - batch.length, problems: await this.#store.problems.all() });
    return all.length > batch.length;
  }

  /** Stores a problem when the content system rejects a ticket that this scanner admitted offline. */
  async #noteSynced(scan: WaitingScan, verdict: Verdict): Promise<void> {
    if (!scan.isIn || verdict.kind === "admitted") return;
    await this.#store.problems.put(scan.id, { id: scan.id, verdict });
  }

  /** Removes a problem that staff have seen. */
  async dismiss(id: string): Promise<void> {
    await this.#store.problems.remove(id);
    this.#set({ problems: await this.#store.problems.all() });
  }

  #countIn(): void {
    const { device } = this.#status;
    if (device === null) return;
    const { counts } = device;
    this.#set({ device: { ...device, counts: { ...counts, inside: counts.inside + 1 } } });
  }

  #set(changes: Partial<ScannerStatus>): void {
    this.#status = { ...this.#status, ...changes };
    this.#onChange(this.#status);
  }
}

function newScanId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .slice(0, 22);
}
