import { useField } from "@strapi/strapi/admin";
import { useState } from "react";

interface NumberShape {
  /** Returns `null` for an empty text, `undefined` for one that can't be read. */
  parse: (text: string) => number | null | undefined;
  format: (value: number) => string;
  /** Error about a text that can't be read. */
  unreadable: string;
}

/**
 * Holds the text that an editor types for a number. A text that can't be read stays in the form as it was typed, so
 * that the CMS refuses to save it.
 */
export function useTypedNumber(name: string, { parse, format, unreadable }: NumberShape) {
  const { value, error, onChange } = useField<number | string | null>(name);
  const [typed, setTyped] = useState<string | null>(null);
  // Strapi's error about a text that can't be read, which stays until the next save, also once it is corrected.
  const [old, setOld] = useState<string | null>(null);
  const isUnreadable = typeof value === "string";
  if (isUnreadable && error !== undefined && error !== old) setOld(error);
  const current = error === old ? undefined : error;

  return {
    stored: value,
    input: {
      value: typed ?? (typeof value === "number" ? format(value) : (value ?? "")),
      error: isUnreadable ? unreadable : current,
      onType: (text: string) => {
        setTyped(text);
        const read = parse(text);
        onChange(name, read === undefined ? text : read);
      },
      onLeave: () => setTyped(null),
    },
  };
}
