import { homePath } from "@circuit/contract/urls/paths";
import { scanPaths } from "@circuit/contract/urls/own-paths";
import { useEffect, useRef } from "react";
import { scanMessages } from "#app/i18n/messages/scan.ts";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Gate } from "./gate.tsx";
import { scanInputs, type ScanPageData } from "./scan-page-data.ts";
import { useScanSession } from "./use-scan-session.ts";

/** Scan page: asks for the pairing code first, then scans tickets. */
export function ScanPage({ data }: { data: ScanPageData }) {
  const session = useScanSession(data);
  if (session.isEnded) return <Pairing data={{ ...data, problem: "ended", typed: "" }} />;
  return data.isPaired ? <Gate data={data} session={session} /> : <Pairing data={data} />;
}

/** Asks for the pairing code, which staff create in the CMS. */
function Pairing({ data: { locale, problem, typed } }: { data: ScanPageData }) {
  const { pair, problems, home, otherLanguage } = scanMessages[locale];
  const code = useRef<HTMLInputElement>(null);
  const other = locale === "nl" ? "en" : "nl";

  useEffect(() => {
    // Staff also show the code as a QR code, whose URL has it in the fragment, which isn't sent to servers.
    const [, shown] = /^#code=([\w-]{10,40})$/u.exec(location.hash) ?? [];
    if (shown === undefined || code.current === null) return;
    code.current.value = shown;
    history.replaceState(history.state, "", location.pathname);
  }, []);

  return (
    <main className="sc-page sc-pairing">
      <header className="sc-top">
        <a href={homePath(locale)}>{home}</a>
        <a href={scanPaths[other]} lang={other} hrefLang={other}>
          {otherLanguage}
        </a>
      </header>
      <form className="sc-pair" method="post" action={scanPaths[locale]}>
        <h1 className="sc-word">{pair.title}</h1>
        <p className="sc-why">{pair.text}</p>
        {problem === null ? null : (
          <p className="sc-problem" role="alert" id="pair-problem">
            {problems[problem]}
          </p>
        )}
        <input type="hidden" name={scanInputs.intent} value="pair" />
        <label htmlFor="pair-code">{pair.label}</label>
        <p className="sc-hint" id="pair-hint">
          {pair.hint}
        </p>
        <input
          ref={code}
          id="pair-code"
          name={scanInputs.code}
          className="sc-code"
          defaultValue={typed}
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem === "wrong-code" ? true : undefined}
          aria-describedby={problem === null ? "pair-hint" : "pair-problem pair-hint"}
        />
        <button type="submit" className={buttonClass({ fill: "yellow" })}>
          {pair.button}
        </button>
      </form>
    </main>
  );
}
