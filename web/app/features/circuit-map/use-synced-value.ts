import { useEffect, useRef } from "react";

/**
 * A field that the visitor changes freely, and that follows the address when that changes, as by going back.
 *
 * @returns The field's `ref`.
 */
export function useSyncedValue<Field extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const field = useRef<Field>(null);
  const followed = useRef(value);
  useEffect(() => {
    // What was chosen before the scripts ran stays: only another address changes it.
    if (followed.current === value) return;
    followed.current = value;
    if (field.current !== null) field.current.value = value;
  }, [value]);
  return field;
}
