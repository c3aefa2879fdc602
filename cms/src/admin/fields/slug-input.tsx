import { InputRenderer, unstable_useContentManagerContext, useField, useForm } from "@strapi/strapi/admin";
import { useEffect, useRef, useState } from "react";
import { slugOf } from "../../../../contract/src/urls/slug.ts";
import { isPlaceholderSlug } from "../../content/editing/placeholder-slug.ts";
import type { GivenProps } from "./field-props.ts";

/**
 * Edits a slug, which follows the title until the editor types a slug, restores an earlier one or saves this language
 * of the document.
 */
export function SlugInput({ name = "", attribute, ...props }: GivenProps) {
  const { contentType } = unstable_useContentManagerContext();
  const singularName = contentType?.info.singularName ?? "";
  const loaded = useForm("SlugInput", ({ initialValues }): unknown => Reflect.get(initialValues, name));
  const field = useField<string | null>(name);
  const title = useField<string | null>(attribute?.targetField ?? "title");
  const locale = new URLSearchParams(window.location.search).get("plugins[i18n][locale]") ?? "nl";
  const made = slugOf(typeof title.value === "string" ? title.value : "", locale);
  const [isTyped, setIsTyped] = useState(false);
  // A saved document has a slug; the form has no other sign that it was saved.
  const isSaved = !isPlaceholderSlug(loaded, singularName);
  const follows = !isSaved && (!isTyped || isPlaceholderSlug(field.value, singularName));

  const written = useRef<string | null>(null);
  useEffect(() => {
    if (!follows || made === "" || field.value === made) return;
    // Leaves a slug that this input didn't make, such as one that `ConflictDialog` restored.
    if (!isPlaceholderSlug(field.value, singularName) && field.value !== written.current) return;
    written.current = made;
    field.onChange(name, made);
  }, [field, follows, made, name, singularName]);

  return (
    <div onInput={() => setIsTyped(true)}>
      <InputRenderer {...props} name={name} type="string" />
    </div>
  );
}
