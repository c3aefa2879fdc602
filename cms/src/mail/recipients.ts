import * as z from "zod";

const address = z.email().max(254);

/** Splits what an editor typed: an address per line, or with commas between them. */
function partsOf(text: string): string[] {
  return text
    .split(/[\n,;]/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** The e-mail addresses among what an editor typed, each once. */
export function readRecipients(text: string): string[] {
  return [...new Set(partsOf(text).filter((part) => address.safeParse(part).success))];
}

/** What an editor typed that is no e-mail address. */
export function unreadableRecipients(text: string): string[] {
  return partsOf(text).filter((part) => !address.safeParse(part).success);
}
