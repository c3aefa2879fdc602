import { emailAddress } from "#contract/field";

/** Splits a list of e-mail addresses at line feeds, commas and semicolons. */
function partsOf(text: string): string[] {
  return text
    .split(/[\n,;]/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Returns the valid e-mail addresses in an editor's text, without duplicates. */
export function readRecipients(text: string): string[] {
  return [...new Set(partsOf(text).filter((part) => emailAddress.safeParse(part).success))];
}

/** Returns the items of an editor's list that aren't e-mail addresses. */
export function invalidRecipients(text: string): string[] {
  return partsOf(text).filter((part) => !emailAddress.safeParse(part).success);
}
