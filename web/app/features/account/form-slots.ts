import type { ReactNode } from "react";

/** What a page of the account puts into one of its forms. */
export interface FormSlots {
  problem: ReactNode;
  /** @param isSending - It is on its way. */
  renderEnd: (isSending: boolean) => ReactNode;
}
