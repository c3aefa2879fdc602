import type { Locale } from "@circuit/contract/locales";
import { formatTime } from "#app/i18n/format.ts";
import { scanMessages } from "#app/i18n/messages/scan.ts";
import { buttonClass } from "#app/ui/button-link.tsx";
import type { SyncProblem } from "./scan-store.ts";

interface SyncProblemsProps {
  problems: readonly SyncProblem[];
  locale: Locale;
  onDismiss: (id: string) => void;
}

/** Lists tickets that this scanner admitted offline and that the content system rejected later. */
export function SyncProblems({ problems, locale, onDismiss }: SyncProblemsProps) {
  const { late, words, gate, why } = scanMessages[locale];
  if (problems.length === 0) return null;
  return (
    <section className="sc-late" role="alert">
      <h2>{late.title(problems.length)}</h2>
      <p>{late.text}</p>
      <ul>
        {problems.map(({ id, verdict: { kind, at, ticket, first } }) => (
          <li key={id}>
            <div>
              <b>
                {words[kind]}
                {ticket?.code ? `: ${ticket.code}` : ""}
              </b>
              <span>{late.at(formatTime(at, locale))}</span>
              {first === null ? null : <span>{why.already(formatTime(first.at, locale), gate(first.gate))}</span>}
            </div>
            <button
              type="button"
              className={buttonClass({ fill: "line", isSmall: true })}
              onClick={() => onDismiss(id)}
            >
              {late.seen}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
