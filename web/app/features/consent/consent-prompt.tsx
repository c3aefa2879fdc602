import { useEffect, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { consentMessages } from "#app/i18n/messages/consent.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { ConsentBanner } from "./consent-banner.tsx";
import type { Consent } from "./parse-consent.ts";
import { giveConsent, useConsent } from "./stored-consent.ts";

/** Where the footer's link leads; without scripts it shows a line of text. */
const cookieSettingsAddress = "#cookie-settings";

interface ConsentPromptProps {
  /** What runs while there is consent, and only then. */
  children: ReactNode;
  /** Undoes what ran, once consent is withdrawn. */
  onWithdrawn: () => void;
}

/**
 * Asks for consent until there is an answer, and again whenever the visitor
 * follows the footer's link. A live region tells what is asked and what was kept;
 * when the banner comes by itself, focus stays where it is.
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
      giveConsent(choice);
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

/** Text for a live region; the region has to be on the page before its first text. */
function useAnnouncement(first: string): { text: string; say: (text: string) => void } {
  const [text, setText] = useState("");
  // oxlint-disable-next-line react/exhaustive-deps -- said once, when the banner comes
  useEffect(() => setText(first), []);
  return { text, say: setText };
}

/** Calls back when consent is withdrawn, here or in another tab. */
function useWithdrawal(consent: Consent, onWithdrawn: () => void) {
  const before = useRef(consent);

  useEffect(() => {
    if (before.current === "granted" && consent !== "granted") onWithdrawn();
    before.current = consent;
  }, [consent, onWithdrawn]);
}

/** Opens the banner from the link in the footer, with focus in it, and gives focus back afterwards. */
function useReopening() {
  const [isOpen, setIsOpen] = useState(() => location.hash === cookieSettingsAddress);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement>(null);

  useEffect(() => {
    // The link was followed before this code was there to listen.
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
