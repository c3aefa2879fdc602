/** Returns the inbox that an e-mail address delivers to, without `+` tags, capitals and, at Google, dots. */
export function canonicalEmail(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address
    .slice(at + 1)
    .toLowerCase()
    .replace(/\.+$/u, "");
  const [name = ""] = address.slice(0, at).normalize("NFKC").toLowerCase().split("+");
  const isGoogle = domain === "gmail.com" || domain === "googlemail.com";
  return isGoogle ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}
