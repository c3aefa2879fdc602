import type { SeedFields } from "../document.ts";
import { entry, media, picture } from "../references.ts";
import { richText, type RichTextNode } from "../rich-text.ts";
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

/** Files to download, each with its title, media key and, for most pictures, its rights. */
export function downloadsBlock(
  title: string,
  files: readonly (readonly [title: string, key: string, note?: string])[],
): SeedFields {
  return {
    __component: "blocks.downloads",
    title,
    files: files.map(([name, key, note = null]) => ({ title: name, note, file: media(key) })),
  };
}

/** Figures in a row, from pairs of value and meaning. With `officeHours` it says whether the office is open. */
export function factsBlock(shown: {
  title?: string;
  colour?: string;
  facts: readonly (readonly [value: string, label: string])[];
  link?: SeedButton;
  officeHours?: readonly { days: string; startTime: string; endTime: string }[];
}): SeedFields {
  const { title = null, colour = null, facts, link, officeHours = [] } = shown;
  return {
    __component: "blocks.facts",
    title,
    colour,
    facts: facts.map(([value, label]) => ({ value, label })),
    link: link === undefined ? null : { ...link },
    officeHours: officeHours.map((hours) => ({ ...hours })),
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

/** The small map of where visitors arrive. @param shown.place - Key of the one place that it is about; left out: all. */
export function arrivalMapBlock(shown: {
  title: string;
  text: string;
  place?: string;
  buttons?: readonly SeedButton[];
}): SeedFields {
  const { title, text, place = null, buttons = [] } = shown;
  return {
    __component: "blocks.arrival-map",
    title,
    text,
    place,
    buttons: plain(buttons),
  };
}

/** The drawn track with all its corners. */
export function cornersBlock(shown: {
  title: string;
  intro: string;
  buttons: readonly SeedButton[];
  roundTitle: string;
  roundIntro: string;
}): SeedFields {
  return { __component: "blocks.corners", ...shown, buttons: plain(shown.buttons) };
}

/** A form of the seed; its own title and intro open it. @param aside - What helps to fill it in. */
export function formBlock(key: string, aside?: { colour: string; nodes: readonly RichTextNode[] }): SeedFields {
  return {
    __component: "blocks.form",
    title: null,
    text: null,
    form: entry("form", key),
    aside: aside === undefined ? null : richText(...aside.nodes),
    asideColour: aside?.colour ?? null,
  };
}

/** The newest articles, with the way to all of them. */
export function newsListBlock(title: string, link: SeedButton): SeedFields {
  return { __component: "blocks.news-list", title, paginated: false, pageSize: 5, link: { ...link } };
}

/** The newsletter form. */
export function newsletterBlock(title: string, text: string): SeedFields {
  return { __component: "blocks.newsletter", title, text };
}

function plain(buttons: readonly SeedButton[]): SeedFields[] {
  return buttons.map((button) => ({ ...button }));
}

/** All live cameras. @param title - Above their tiles. */
export function liveCamerasBlock(title: string): SeedFields {
  return { __component: "blocks.live-cameras", title, text: null };
}
