import type { CreationOptions } from "@circuit/contract/accounts/passkeys";

/** What the browser is to make, once the visitor may add a passkey. */
export interface PasskeyStep {
  options: CreationOptions;
  /** As the visitor typed it; empty for that of the device. */
  name: string;
}

export interface PasskeyRow {
  id: string;
  name: string | null;
  /** `21 nov 2026`. */
  madeOn: string;
  /** `null` for one that never signed in. */
  lastUsedOn: string | null;
}

/** The passkeys of an account. */
export interface PasskeysViewData {
  action: string;
  rows: PasskeyRow[];
  canAdd: boolean;
  step: PasskeyStep | null;
}
