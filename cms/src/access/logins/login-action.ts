/** Paths of the panel that accept a body without a login. */
const addresses = /^\/admin\/(?<action>login|forgot-password|reset-password|register|register-admin|access-token)\/*$/u;

/** Returns the action of a panel path that needs no login, such as `forgot-password`; `null` for any other path. */
export function loginAction(path: string): string | null {
  return addresses.exec(path.toLowerCase())?.groups?.["action"] ?? null;
}
