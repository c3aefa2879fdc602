import { scanPaths } from "@circuit/contract/urls/own-paths";
import { formatTime } from "#app/i18n/format.ts";
import { scanMessages } from "#app/i18n/messages/scan.ts";
import { buttonClass } from "#app/ui/button-link.tsx";
import { scanInputs, type ScanPageData } from "./scan-page-data.ts";
import type { ScannerStatus } from "./scan-session.ts";

interface LeavingProps {
  data: ScanPageData;
  session: Pick<ScannerStatus, "device" | "waiting">;
}

/** Name of this scanner, with a button to sign it out. */
export function ScannerSignOut({ data: { locale }, session: { device, waiting } }: LeavingProps) {
  const { leave, otherLanguage } = scanMessages[locale];
  const other = locale === "nl" ? "en" : "nl";
  return (
    <footer className="sc-foot">
      <details>
        <summary>{leave.open}</summary>
        {device === null ? null : (
          <p>{leave.name(device.scanner.name, formatTime(device.scanner.validUntil, locale))}</p>
        )}
        <p>{waiting > 0 ? leave.waiting : leave.text}</p>
        <form method="post" action={scanPaths[locale]}>
          <input type="hidden" name={scanInputs.intent} value="leave" />
          <button type="submit" className={buttonClass({ fill: "line", isSmall: true })} disabled={waiting > 0}>
            {leave.button}
          </button>
        </form>
      </details>
      <a href={scanPaths[other]} lang={other} hrefLang={other}>
        {otherLanguage}
      </a>
    </footer>
  );
}
