import { emailAddress } from "#contract/field";

/** Splits a list of addresses: one per line, or with commas or semicolons between them. */
function partsOf(text: string): string[] {
  return text
    .split(/[\n,;]/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** The valid e-mail addresses in an editor's text, each once. */
export function readRecipients(text: string): string[] {
  return [...new Set(partsOf(text).filter((part) => emailAddress.safeParse(part).success))];
}

/** The parts of an editor's text that are no e-mail address. */
export function unreadableRecipients(text: string): string[] {
  return partsOf(text).filter((part) => !emailAddress.safeParse(part).success);
}
