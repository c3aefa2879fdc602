import { scanPaths } from "@circuit/contract/urls/own-paths";
import { type SubmitEvent, useEffect, useRef } from "react";
import { scanMessages } from "#app/i18n/messages/scan.ts";
import { buttonClass } from "#app/ui/button-link.tsx";
import { allowSounds } from "./give-signal.ts";
import { scanInputs, type ScanPageData } from "./scan-page-data.ts";

interface TypedCodeProps {
  data: ScanPageData;
  /** Whether the last code was typed too: then the input is open and has the focus. */
  isRedisplayed: boolean;
  onCode: (text: string) => void;
}

/** Form to type the code of a ticket: for unreadable QR codes, and for browsers without scripts. */
export function TypedCode({ data: { locale, scanId, typed }, isRedisplayed, onCode }: TypedCodeProps) {
  const { typed: messages } = scanMessages[locale];
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isRedisplayed) field.current?.focus();
  }, [isRedisplayed]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    allowSounds();
    const code = new FormData(event.currentTarget).get(scanInputs.code);
    if (typeof code === "string" && code.trim() !== "") onCode(code);
  };
  return (
    <details className="sc-typed" open={isRedisplayed || typed !== ""}>
      <summary className={buttonClass({ fill: "line" })}>{messages.open}</summary>
      <form method="post" action={scanPaths[locale]} onSubmit={submit}>
        <input type="hidden" name={scanInputs.intent} value="scan" />
        <input type="hidden" name={scanInputs.id} value={scanId} />
        <label htmlFor="ticket-code">{messages.label}</label>
        <p className="sc-hint" id="ticket-hint">
          {messages.hint}
        </p>
        <input
          ref={field}
          id="ticket-code"
          name={scanInputs.code}
          className="sc-code"
          defaultValue={typed}
          required
          maxLength={200}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby="ticket-hint"
        />
        <button type="submit" className={buttonClass({ fill: "yellow" })}>
          {messages.button}
        </button>
      </form>
    </details>
  );
}
