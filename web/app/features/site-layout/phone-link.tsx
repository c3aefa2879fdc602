import type { ReactNode } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";

interface PhoneLinkProps {
  /** As the editors write it, with spaces. */
  phone: string;
  className?: string | undefined;
  children?: ReactNode;
}

/** The circuit's telephone number, which a phone calls when it is pressed; in Dutch it is written as it is dialled here. */
export function PhoneLink({ phone, className, children }: PhoneLinkProps) {
  const locale = useLocale();
  const written = locale === "nl" ? phone.replace(/^\+31\s*/u, "0") : phone;
  const dialled = phone.replaceAll(/[^\d+]/gu, "").replace(/^0(?!0)/u, "+31");
  return (
    <AppLink to={`tel:${dialled}`} className={className}>
      {children}
      {written}
    </AppLink>
  );
}
