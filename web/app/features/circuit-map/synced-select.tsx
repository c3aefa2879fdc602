import type { ReactNode } from "react";
import { Field } from "#app/ui/field.tsx";
import { useSyncedValue } from "./use-synced-value.ts";

interface SyncedSelectProps {
  label: string;
  name: string;
  value: string;
  onChoose?: (form: HTMLFormElement | null) => void;
  /** The options. */
  children: ReactNode;
}

/** A select whose choice stays the visitor's until the URL's value changes. */
export function SyncedSelect({ label, name, value, onChoose, children }: SyncedSelectProps) {
  const field = useSyncedValue<HTMLSelectElement>(value);
  return (
    <Field label={label} isSelect>
      {(id) => (
        <select
          id={id}
          ref={field}
          name={name}
          defaultValue={value}
          onChange={({ currentTarget }) => onChoose?.(currentTarget.form)}
        >
          {children}
        </select>
      )}
    </Field>
  );
}
