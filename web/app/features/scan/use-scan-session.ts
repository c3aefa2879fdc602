import type { Locale } from "@circuit/contract/locales";
import { useEffect, useRef, useState } from "react";
import { scanPaths } from "@circuit/contract/urls/own-paths";
import { deleteCachedPages, cachePagesOffline } from "#app/ui/offline/keep-pages.ts";
import { memoryStore } from "./memory-store.ts";
import { openReader } from "./read-codes.ts";
import type { ScanPageData } from "./scan-page-data.ts";
import { initialStatus, ScanSession, type ScannerStatus } from "./scan-session.ts";
import { forgetScanner, openScanStore, type ScanStore } from "./scan-store.ts";

/** Pause between status requests, and between attempts to send waiting scans, in milliseconds. */
const pauseMs = { online: 30_000, offline: 5000 };

/** A running scanner, with its actions. */
export type RunningScanSession = ReturnType<typeof useScanSession>;

/** Runs the scanner while the page is open. */
export function useScanSession({ device, locale, isPaired }: ScanPageData) {
  const [status, setStatus] = useState(() => initialStatus(device));
  // Whether this browser stores the scans that wait to be sent.
  const [isKept, setKept] = useState(true);
  const session = useRef<Promise<ScanSession>>(null);
  const firstDevice = useRef(device);

  useEffect(() => {
    if (!isPaired) {
      // Data of another scanner that used this browser must not be used.
      void forgetScanner().catch(() => undefined);
      return;
    }
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    let isOnline = true;
    // An ended scanner stays ended: then nothing is requested any more.
    let isDone = false;
    const show = (next: ScannerStatus) => {
      ({ isOnline, isEnded: isDone } = next);
      if (!isOver) setStatus(next);
    };
    const open = async () => {
      const started = new ScanSession(await openStore(() => setKept(false)), firstDevice.current, show);
      await started.start();
      return started;
    };
    const opened = open();
    session.current = opened;
    const look = async () => {
      clearTimeout(timer);
      if (!isDone) await (await opened).refresh();
      clearTimeout(timer);
      if (!isOver && !isDone) timer = setTimeout(refresh, isOnline ? pauseMs.online : pauseMs.offline);
    };
    const refresh = () => void look();
    timer = setTimeout(refresh, pauseMs.offline);
    void keepForLater(locale);
    addEventListener("online", refresh);
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener("online", refresh);
    };
  }, [isPaired, locale]);

  const { isEnded } = status;
  useEffect(() => {
    if (isEnded) void deleteCachedPages(scanPaths[locale]).catch(() => undefined);
  }, [isEnded, locale]);

  const scan = async (text: string) => (await session.current)?.scan(text) ?? null;
  const dismiss = (id: string) => void session.current?.then((started) => started.dismiss(id));
  return { ...status, isKept, scan, dismiss };
}

/** Preloads everything that the page may need offline. */
async function keepForLater(locale: Locale): Promise<void> {
  await openReader();
  // In a browser without offline storage the page works as long as it stays open.
  await cachePagesOffline(scanPaths[locale], [scanPaths[locale]]).catch(() => undefined);
}

/** The browser's store; without one, a store in memory. */
async function openStore(onMissing: () => void): Promise<ScanStore> {
  try {
    return await openScanStore();
  } catch {
    onMissing();
    return memoryStore();
  }
}
