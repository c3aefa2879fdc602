import type { ReactNode } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";

interface PhoneLinkProps {
  /** Telephone number as editors write it, with spaces. */
  phone: string;
  className?: string | undefined;
  children?: ReactNode;
}

/** Link that calls the circuit; Dutch pages show the number without country code. */
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
