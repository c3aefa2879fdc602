import { useEffect, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { consentMessages } from "#app/i18n/messages/consent.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { ConsentBanner } from "./consent-banner.tsx";
import type { Consent } from "./parse-consent.ts";
import { storeConsentChoice, useConsent } from "./stored-consent.ts";

/** URL of the footer's cookie link; without scripts it jumps to a line of text. */
const cookieSettingsAddress = "#cookie-settings";

interface ConsentPromptProps {
  /** Runs only while the visitor consents. */
  children: ReactNode;
  /** Removes what ran, when the visitor withdraws consent. */
  onWithdrawn: () => void;
}

/**
 * Asks for consent until the visitor answers, and again when they follow the footer's cookie link. A live region
 * announces the question and the stored answer; a banner that opens by itself doesn't take the focus.
 */
export function ConsentPrompt({ children, onWithdrawn }: ConsentPromptProps) {
  const consent = useConsent();
  const messages = consentMessages[useLocale()];
  const { isOpen, heading, close } = useReopening();
  const isShown = isOpen || consent === "unknown";
  const announcement = useAnnouncement(consent === "unknown" ? messages.asked : "");
  useWithdrawal(consent, onWithdrawn);

  function choose(choice: Exclude<Consent, "unknown">) {
    flushSync(() => {
      storeConsentChoice(choice);
      announcement.say(messages.kept[choice]);
    });
    close();
  }

  return (
    <>
      {isShown ? <ConsentBanner messages={messages} consent={consent} heading={heading} onChoose={choose} /> : null}
      <p className="visually-hidden" role="status">
        {announcement.text}
      </p>
      {consent === "granted" ? children : null}
    </>
  );
}

/** Holds the text of a live region, which must be on the page before its first text for screen readers to say it. */
function useAnnouncement(first: string): { text: string; say: (text: string) => void } {
  const [text, setText] = useState("");
  // oxlint-disable-next-line react/exhaustive-deps -- said once, when the banner comes
  useEffect(() => setText(first), []);
  return { text, say: setText };
}

/** Calls `onWithdrawn` when the visitor withdraws consent, here or in another tab. */
function useWithdrawal(consent: Consent, onWithdrawn: () => void) {
  const before = useRef(consent);

  useEffect(() => {
    if (before.current === "granted" && consent !== "granted") onWithdrawn();
    before.current = consent;
  }, [consent, onWithdrawn]);
}

/** Opens the banner from the footer's link and moves focus into it; closing returns focus to the link. */
function useReopening() {
  const [isOpen, setIsOpen] = useState(() => location.hash === cookieSettingsAddress);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement>(null);

  useEffect(() => {
    // Handles a link that the visitor followed before this code was loaded.
    if (location.hash === cookieSettingsAddress) heading.current?.focus();
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link?.getAttribute("href") !== cookieSettingsAddress) return;
      event.preventDefault();
      opener.current = link;
      flushSync(() => setIsOpen(true));
      heading.current?.focus();
    };
    document.addEventListener("click", open);
    return () => document.removeEventListener("click", open);
  }, []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (document.querySelector("dialog:modal, :popover-open") !== null) return;
      event.preventDefault();
      close();
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  });

  function close() {
    flushSync(() => setIsOpen(false));
    const next = opener.current ?? document.querySelector<HTMLElement>("main");
    next?.focus({ preventScroll: opener.current === null });
    opener.current = null;
  }
  return { isOpen, heading, close };
}
