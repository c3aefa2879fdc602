/** Returns the value at a path of nested objects, outermost name first; `undefined` when the path leads nowhere. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, name) => (typeof part === "object" && part !== null ? Reflect.get(part, name) : undefined),
    value,
  );
}

/** Returns the text at a path of nested objects; `null` when there is no text. */
export function textAt(value: unknown, ...path: string[]): string | null {
  const found = valueAt(value, path);
  return typeof found === "string" ? found : null;
}
