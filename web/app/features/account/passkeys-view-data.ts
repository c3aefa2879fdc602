import type { CreationOptions, Passkey } from "@circuit/contract/accounts/passkeys";

/** Options with which the browser creates a passkey, once the visitor may add one. */
export interface PasskeyStep {
  options: CreationOptions;
  /** Name as the visitor typed it; empty for the device's name. */
  name: string;
}

/** The passkeys of an account. */
export interface PasskeysViewData {
  action: string;
  rows: Passkey[];
  canAdd: boolean;
  step: PasskeyStep | null;
}
