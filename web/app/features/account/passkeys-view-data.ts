import type { CreationOptions, Passkey } from "@circuit/contract/accounts/passkeys";

/** What the browser is to make, once the visitor may add a passkey. */
export interface PasskeyStep {
  options: CreationOptions;
  /** As the visitor typed it; empty for that of the device. */
  name: string;
}

/** The passkeys of an account. */
export interface PasskeysViewData {
  action: string;
  rows: Passkey[];
  canAdd: boolean;
  step: PasskeyStep | null;
}
