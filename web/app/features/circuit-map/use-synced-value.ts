import { useEffect, useRef } from "react";

/**
 * Lets the visitor change a field freely, and sets it again when the URL's value changes, as by going back.
 *
 * @returns The field's `ref`.
 */
export function useSyncedValue<Field extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const field = useRef<Field>(null);
  const followed = useRef(value);
  useEffect(() => {
    // A choice made before hydration stays: only a changed URL overwrites it.
    if (followed.current === value) return;
    followed.current = value;
    if (field.current !== null) field.current.value = value;
  }, [value]);
  return field;
}
