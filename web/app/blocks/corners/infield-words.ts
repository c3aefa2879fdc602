/** The words that open the page of the corners. */
interface OpeningWords {
  title: string;
  intro: string | null;
  buttons: readonly { label: string }[];
}

/** Room inside the drawn lap, at the size in `corners.module.css`: one line of title, three of text. */
const room = { title: 16.5, intro: 95, buttons: 2, label: 28 };

/** Whether the words are short enough to stand inside the lap; above the drawing there is room for any. */
export function fitsInfield({ title, intro, buttons }: OpeningWords): boolean {
  return (
    breadthOf(title) <= room.title &&
    (intro ?? "").length <= room.intro &&
    buttons.length <= room.buttons &&
    buttons.every(({ label }) => label.length <= room.label)
  );
}

/** How broad a title is, in common letters. */
function breadthOf(title: string): number {
  return title.length + (title.match(/[mw]/giu)?.length ?? 0) / 2;
}
