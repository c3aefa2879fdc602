/**
 * What a form or a button of the account's page asks for. `ask-delete` asks nothing yet but whether that is sure,
 * `passkey-ask` what the browser is to make.
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
