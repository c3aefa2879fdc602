/** Formats an IBAN in groups of four: `NL91 ABNA 0417 1643 00`; `null` for none. */
export function formatIban(iban: string | null | undefined): string | null {
  const signs = (iban ?? "").replaceAll(/\s/gu, "");
  return signs === "" ? null : signs.replaceAll(/(.{4})(?=.)/gu, "$1 ");
}
