import { useState } from "react";

/**
 * Strapi's error of a field whose text can be read. Saving what can't be read is refused with an error in Strapi's own
 * words, which stays until the next save: once the text is mended it says nothing any more.
 *
 * @param isUnreadable - Whether the form holds a text that is no value of the field.
 */
export function useErrorOfReadable(error: string | undefined, isUnreadable: boolean): string | undefined {
  const [old, setOld] = useState<string | null>(null);
  if (isUnreadable && error !== undefined && error !== old) setOld(error);
  return isUnreadable || error === old ? undefined : error;
}
