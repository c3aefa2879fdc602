import type { Locale } from "@circuit/contract/locales";
import { localeFolder } from "@circuit/contract/urls/own-paths";
import type { ReactNode } from "react";

interface LanguageLinkProps {
  code: Locale;
  to: string;
  children: ReactNode;
  className?: string | undefined;
  describedBy?: string | undefined;
}

/** Link that switches language by a full page load: the server stores the choice and redirects to the page. */
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
