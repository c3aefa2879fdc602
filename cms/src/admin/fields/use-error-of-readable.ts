import { useState } from "react";

/**
 * Returns Strapi's error of a field, unless it is about a text that couldn't be read: that error stays until the next
 * save, also after the editor has corrected the text.
 *
 * @param isUnreadable - Whether the form holds a text that is no value of the field.
 */
export function useCurrentError(error: string | undefined, isUnreadable: boolean): string | undefined {
  const [old, setOld] = useState<string | null>(null);
  if (isUnreadable && error !== undefined && error !== old) setOld(error);
  return isUnreadable || error === old ? undefined : error;
}
