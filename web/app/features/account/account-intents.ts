/** What a form or a button of the account's page asks for. `ask-delete` asks nothing yet but whether that is sure. */
export const accountIntents = [
  "sign-out",
  "details",
  "password",
  "alarm-off",
  "end-session",
  "end-others",
  "disconnect",
  "ask-delete",
  "delete",
] as const;

export type AccountIntent = (typeof accountIntents)[number];
