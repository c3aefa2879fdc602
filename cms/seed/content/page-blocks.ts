import type { SeedFields } from "../document.ts";
import { entry, media, picture } from "../references.ts";
import type { SeedButton } from "./detail-blocks.ts";

interface Shown {
  title: string;
  text?: string;
  colour?: string;
  /** Media key. */
  image?: string;
  buttons?: readonly SeedButton[];
}

/** The opening banner of a page; `tone` is the ink of the header above the picture. */
export function heroBlock(shown: {
  kicker?: string;
  title: string;
  intro?: string;
  image: string;
  tone?: "dark" | "light";
  buttons?: readonly SeedButton[];
}): SeedFields {
  const { kicker = null, title, intro = null, image, tone = "dark", buttons = [] } = shown;
  return { __component: "blocks.hero", kicker, title, intro, image: picture(image), tone, buttons: plain(buttons) };
}

/** A call to action on a field of colour. */
export function callToActionBlock({ title, text, colour = "secondary", image, buttons = [] }: Shown): SeedFields {
  return {
    __component: "blocks.call-to-action",
    title,
    text: text ?? null,
    colour,
    image: image === undefined ? null : picture(image),
    buttons: plain(buttons),
  };
}

/** Cards that lead to other pages. @param title - `null` for cards right under the page's own title. */
export function cardsBlock(
  title: string | null,
  intro: string | null,
  cards: readonly { title: string; text: string; url: string; colour: string; image?: string }[],
): SeedFields {
  return {
    __component: "blocks.cards",
    title,
    intro,
    cards: cards.map(({ image, ...card }) => ({ ...card, image: image === undefined ? null : picture(image) })),
  };
}

/** Files to download, from pairs of title and media key. */
export function downloadsBlock(title: string, files: readonly (readonly [title: string, key: string])[]): SeedFields {
  return {
    __component: "blocks.downloads",
    title,
    files: files.map(([name, key]) => ({ title: name, file: media(key) })),
  };
}

/** The lap film, with its captions. */
export function lapFilmBlock(title: string, description: string, captions: string): SeedFields {
  return {
    __component: "blocks.video",
    title,
    description,
    file: media("video/ronde.mp4"),
    captions: media(captions),
    poster: picture("video/ronde"),
  };
}

/** A form of the seed; its own title and intro open it. */
export function formBlock(key: string): SeedFields {
  return { __component: "blocks.form", title: null, text: null, form: entry("form", key) };
}

/** The newsletter form. */
export function newsletterBlock(title: string, text: string): SeedFields {
  return { __component: "blocks.newsletter", title, text };
}

function plain(buttons: readonly SeedButton[]): SeedFields[] {
  return buttons.map((button) => ({ ...button }));
}
