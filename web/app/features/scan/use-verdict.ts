import { useEffect, useRef, useState } from "react";
import { scanMessages } from "#app/i18n/messages/scan.ts";
import { giveSignal } from "./give-signal.ts";
import type { ScanPageData } from "./scan-page-data.ts";
import type { Verdict } from "./verdict.ts";

/** How long the verdict `admitted` stays on the screen, in milliseconds; others stay until staff go on. */
const goodMs = 2000;

/** The last scan and its verdict. */
export type JudgedScans = ReturnType<typeof useVerdict>;

/** Judges scans one at a time, and keeps each answer on the screen for as long as it is needed. */
export function useVerdict(
  { locale, problem, verdict: sent }: ScanPageData,
  scan: (text: string) => Promise<Verdict | null>,
) {
  const { problems, ready } = scanMessages[locale];
  // The verdict on screen; `null` between scans.
  const [verdict, setVerdict] = useState<Verdict | null>(sent);
  const [last, setLast] = useState<Verdict | null>(null);
  const [isBusy, setBusy] = useState(false);
  // Why there is no verdict; `null` without a problem.
  const [notice, setNotice] = useState<string | null>(problem === null ? null : problems[problem]);
  // Whether the last scan was typed.
  const [isTyped, setTyped] = useState(false);
  const isWorking = useRef(false);

  const work = async (text: string, typed: boolean) => {
    setBusy(true);
    try {
      const judged = await scan(text);
      setNotice(judged === null ? ready.unsure : null);
      if (judged === null) return;
      setVerdict(judged);
      setLast(judged);
      setTyped(typed);
      giveSignal(judged.kind);
    } finally {
      isWorking.current = false;
      setBusy(false);
    }
  };
  /** Judges a code, unless another one is being judged. @returns Whether it accepted the code. */
  const judge = (text: string, typed = false): boolean => {
    if (isWorking.current) return false;
    isWorking.current = true;
    void work(text, typed);
    return true;
  };
  const goOn = () => setVerdict(null);

  useEffect(() => {
    if (verdict?.kind !== "admitted") return;
    const timer = setTimeout(() => setVerdict(null), goodMs);
    return () => clearTimeout(timer);
  }, [verdict]);

  return { verdict, last, isTyped, isBusy, notice, judge, goOn };
}
