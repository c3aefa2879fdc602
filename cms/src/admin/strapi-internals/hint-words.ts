import { Children, isValidElement, type ReactNode } from "react";

/**
 * The description in a field's hint, without the limits that Strapi puts before it, on a line of their own: of an amount they are
 * in cents. Source: `useFieldHint` of `@strapi/content-manager` 5.54.
 *
 * @returns `undefined` when nothing but limits is in it.
 */
export function descriptionIn(hint: ReactNode): ReactNode {
  const parts = Children.toArray(hint);
  const lineBreak = parts.findIndex((part) => isValidElement(part) && part.type === "br");
  if (lineBreak === -1) return hint;
  const description = parts.slice(lineBreak + 1).filter((part) => part !== "");
  return description.length === 0 ? undefined : description;
}
