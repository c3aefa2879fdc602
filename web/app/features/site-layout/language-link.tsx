import type { Locale } from "@circuit/contract/locales";
import { localeFolder } from "@circuit/contract/urls/own-paths";
import type { ReactNode } from "react";

interface LanguageLinkProps {
  code: Locale;
  /** Path of the page in that language. */
  to: string;
  children: ReactNode;
  className?: string | undefined;
  describedBy?: string | undefined;
}

/**
 * Switches language by a full page load: the server keeps the choice and redirects to
 * the page, which loads the code of that language only.
 */
export function LanguageLink({ code, to, children, className, describedBy }: LanguageLinkProps) {
  return (
    <a
      className={className}
      href={`${localeFolder}${code}?to=${encodeURIComponent(to)}`}
      hrefLang={code}
      rel="nofollow"
      aria-describedby={describedBy}
    >
      {children}
    </a>
  );
}
