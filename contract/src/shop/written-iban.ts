/** Whether the check digits of an account number agree with the rest of it (ISO 7064, 97-10); spaces don't count. */
export function isIban(text: string): boolean {
  const iban = text.replaceAll(/\s/gu, "");
  const length = iban.startsWith("NL") ? 18 : iban.length;
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/u.test(iban) || iban.length !== length) return false;
  // From the fifth sign on and then the first four, letters as numbers from 10.
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/gu, (letter) =>
    String(Number.parseInt(letter, 36)),
  );
  return BigInt(digits) % 97n === 1n;
}

/** Writes an account number in groups of four, as it is read out and copied: `NL91 ABNA 0417 1643 00`. `null` for none. */
export function writtenIban(iban: string | null | undefined): string | null {
  const signs = (iban ?? "").replaceAll(/\s/gu, "");
  return signs === "" ? null : signs.replaceAll(/(.{4})(?=.)/gu, "$1 ");
}
