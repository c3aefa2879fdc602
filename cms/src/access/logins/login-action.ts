/** Addresses of the panel that take a body without a login: a password or token, or to mail or renew one. */
const addresses = /^\/admin\/(?<action>login|forgot-password|reset-password|register|register-admin|access-token)\/*$/u;

/** What a path of the panel does without a login, such as `forgot-password`; `null` for any other. */
export function loginAction(path: string): string | null {
  return addresses.exec(path.toLowerCase())?.groups?.["action"] ?? null;
}
