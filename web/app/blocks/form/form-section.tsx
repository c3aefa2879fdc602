"use client";

import { RichText } from "#app/blocks/rich-text/rich-text.tsx";
import type { BlockProps } from "#app/blocks/view-block.ts";
import { FormStage } from "#app/features/forms/around/form-stage.tsx";
import { FormView } from "#app/features/forms/view/form-view.tsx";

/**
 * Shows a form from the CMS, with help on filling it in beside it. Renders nothing when the editor chose no form, or it
 * isn't published.
 */
export function FormSection({ block, isFirst }: BlockProps<"blocks.form">) {
  const { title, text, data, aside, asideColour } = block;
  if (data === null) return null;

  const { form, chosen, anchor } = data;
  // The key resets the form when a link to this page presets other values.
  const key = [form.documentId, ...Object.values(chosen).flat()].join(" ");
  return (
    <FormStage
      id={anchor}
      colour={asideColour}
      aside={aside === null ? null : <RichText content={aside} topLevel={3} />}
      isFirst={isFirst}
    >
      <FormView key={key} {...data} title={title ?? form.title} intro={text ?? form.intro} />
    </FormStage>
  );
}
