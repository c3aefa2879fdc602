/**
 * Intents of the account page's forms and buttons. `ask-delete` shows the form that confirms the deletion;
 * `passkey-ask` returns the options with which the browser creates a passkey.
 */
export const accountIntents = [
  "sign-out",
  "details",
  "password",
  "alarm-off",
  "alarm-back",
  "end-session",
  "end-others",
  "disconnect",
  "ask-delete",
  "delete",
  "passkey-ask",
  "passkey-add",
  "passkey-remove",
] as const;

export type AccountIntent = (typeof accountIntents)[number];
