import type { Locale } from "@circuit/contract/locales";
import { useState } from "react";
import { FactList } from "#app/ui/fact-list.tsx";
import { IndexedItems } from "#app/ui/in-order.tsx";
import type { Verdict, VerdictKind } from "./verdict.ts";
import { verdictWords } from "./verdict-words.ts";

/** SVG paths of the verdicts' icons, on a 24 × 24 grid. */
const marks: Record<VerdictKind, string> = {
  admitted: "M3 13l6 6L22 4",
  already: "M20 8A9 9 0 1 0 21 14M21 2v7h-7",
  "wrong-day": "M3 5h18v16H3zM3 10h18M8 2v5M16 2v5M9 13l6 6M15 13l-6 6",
  "wrong-event": "M3 5h18v16H3zM3 10h18M8 2v5M16 2v5M9 13l6 6M15 13l-6 6",
  "wrong-gate": "M4 21V4h10v17M2 21h14M17 12h6M20 8l3 4-3 4",
  cancelled: "M4 4l16 16M20 4L4 20",
  "event-postponed": "M3 5h18v16H3zM3 10h18M8 2v5M16 2v5M9 13l6 6M15 13l-6 6",
  "event-cancelled": "M3 5h18v16H3zM3 10h18M8 2v5M16 2v5M9 13l6 6M15 13l-6 6",
  forged: "M4 4l16 16M20 4L4 20",
  unknown: "M7 8a5 5 0 1 1 7 5c-2 1-2 2-2 3M12 20v.1",
  unchecked: "M2 8q10-8 20 0M6 13q6-5 12 0M12 18v.1M3 21L21 3",
};

/** Shows a verdict on the whole screen: a colour, an icon and a word. */
export function VerdictView({ verdict, locale }: { verdict: Verdict; locale: Locale }) {
  // Time of the first render: the shown minutes since an earlier scan don't change while the verdict is visible.
  const [now] = useState(() => new Date().toISOString());
  const { word, why, facts } = verdictWords(verdict, locale, now);
  return (
    <section className="sc-result" role="alert">
      <svg className="sc-mark" viewBox="0 0 24 24" aria-hidden="true">
        <path d={marks[verdict.kind]} />
      </svg>
      <h1 className="sc-word">
        <IndexedItems items={word.split(" ")}>
          {(part) => (
            <>
              <span>{part}</span>{" "}
            </>
          )}
        </IndexedItems>
      </h1>
      <p className="sc-why">{why}</p>
      <FactList facts={facts} className="sc-facts" />
    </section>
  );
}
