import type { Locale } from "@circuit/contract/locales";
import type { ReactNode } from "react";

interface LanguageLinkProps {
  code: Locale;
  /** Path of the page in that language. */
  to: string;
  children: ReactNode;
  className?: string | undefined;
  describedBy?: string | undefined;
}

/** Switches language: the server keeps the choice and sends the visitor on to the page, with that language's code alone. */
export function LanguageLink({ code, to, children, className, describedBy }: LanguageLinkProps) {
  return (
    <a
      className={className}
      href={`/locale/${code}?to=${encodeURIComponent(to)}`}
      hrefLang={code}
      rel="nofollow"
      aria-describedby={describedBy}
    >
      {children}
    </a>
  );
}
