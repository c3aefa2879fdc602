/** Texts that may stand inside the lap of the drawn track. */
interface OpeningWords {
  title: string;
  intro: string | null;
  buttons: readonly { label: string }[];
}

/** Limits of texts inside the lap: title in average letters, intro and button labels in characters, and buttons. */
const room = { title: 16.5, intro: 95, buttons: 2, label: 28 };

/** Whether the texts are short enough to stand inside the lap. */
export function fitsInfield({ title, intro, buttons }: OpeningWords): boolean {
  return (
    breadthOf(title) <= room.title &&
    (intro ?? "").length <= room.intro &&
    buttons.length <= room.buttons &&
    buttons.every(({ label }) => label.length <= room.label)
  );
}

/** Returns the width of a title in average letters; an m or w counts as one and a half. */
function breadthOf(title: string): number {
  return title.length + (title.match(/[mw]/giu)?.length ?? 0) / 2;
}
