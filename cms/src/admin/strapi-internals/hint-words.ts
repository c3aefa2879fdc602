import { Children, isValidElement, type ReactNode } from "react";

/**
 * Returns the description in a field's hint, without the limits that Strapi puts on a line before it: for an amount
 * those are in cents. Source: `useFieldHint` of `@strapi/content-manager` 5.54.
 *
 * @returns `undefined` when the hint has limits only.
 */
export function descriptionIn(hint: ReactNode): ReactNode {
  const parts = Children.toArray(hint);
  const lineBreak = parts.findIndex((part) => isValidElement(part) && part.type === "br");
  if (lineBreak === -1) return hint;
  const description = parts.slice(lineBreak + 1).filter((part) => part !== "");
  return description.length === 0 ? undefined : description;
}
