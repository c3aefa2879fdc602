import type { BlockProps } from "#app/blocks/view-block.ts";
import { alarmAnchor } from "#app/domain/alarm-path.ts";
import { FormView } from "#app/features/forms/view/form-view.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";

/**
 * A form of the content system on a page, under the block's title or else its own;
 * nothing when the editor chose none, or it is gone.
 */
export function FormSection({ block: { title, text, data } }: BlockProps<"blocks.form">) {
  if (data === null) return null;

  const { form, chosen } = data;
  // A link to this page that chooses something else makes the form anew.
  const key = [form.documentId, ...Object.values(chosen).flat()].join(" ");
  return (
    <section className="section wrap" id={form.purpose === "ticket-alarm" ? alarmAnchor : undefined}>
      <SectionHead title={title ?? form.title} />
      <FormView key={key} {...data} intro={text ?? form.intro} />
    </section>
  );
}
