import type { Locale } from "@circuit/contract/locales";
import type { MouseEvent, ReactNode } from "react";
import { useNavigate } from "react-router";
import { localeCookie } from "#app/i18n/preferred-locale.ts";

interface LanguageLinkProps {
  code: Locale;
  /** Path of the page in that language. */
  to: string;
  children: ReactNode;
  className?: string | undefined;
  describedBy?: string | undefined;
}

/**
 * Switches language. Without JavaScript the server keeps the choice and sends
 * the visitor on; with it, the browser does both itself.
 */
export function LanguageLink({ code, to, children, className, describedBy }: LanguageLinkProps) {
  const navigate = useNavigate();

  function goThere(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const secure = location.protocol === "https:" ? "; Secure" : "";
    document.cookie = `${localeCookie.name}=${code}; Path=/; Max-Age=${localeCookie.maxAge}; SameSite=Lax${secure}`;
    void navigate(to, { viewTransition: true });
  }

  return (
    <a
      className={className}
      href={`/locale/${code}?to=${encodeURIComponent(to)}`}
      hrefLang={code}
      rel="nofollow"
      aria-describedby={describedBy}
      onClick={goThere}
    >
      {children}
    </a>
  );
}
