import type { BlockProps } from "#app/blocks/view-block.ts";
import { alarmAnchor } from "#app/domain/alarm-anchor.ts";
import { FormView } from "#app/features/forms/view/form-view.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";

/**
 * A form of the content system on a page, under the block's title or else its own;
 * nothing when the editor chose none, or it is gone.
 */
export function FormSection({ block: { title, text, data } }: BlockProps<"blocks.form">) {
  if (data === null) return null;

  return (
    <section className="section wrap" id={data.form.purpose === "ticket-alarm" ? alarmAnchor : undefined}>
      <SectionHead title={title ?? data.form.title} />
      <FormView key={data.form.documentId} {...data} intro={text ?? data.form.intro} />
    </section>
  );
}
