"use client";

import { RichText } from "#app/blocks/rich-text/rich-text.tsx";
import type { BlockProps } from "#app/blocks/view-block.ts";
import { FormStage } from "#app/features/forms/around/form-stage.tsx";
import { FormView } from "#app/features/forms/view/form-view.tsx";

/**
 * A form of the content system on a page, under the block's title or else its own, with what helps to fill it in
 * beside it; nothing when the editor chose none, or it is gone.
 */
export function FormSection({ block, isFirst }: BlockProps<"blocks.form">) {
  const { title, text, data, aside, asideColour } = block;
  if (data === null) return null;

  const { form, chosen, anchor } = data;
  // A link to this page that chooses something else makes the form anew.
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
