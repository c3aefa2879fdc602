import type { SeedFields } from "../document.ts";
import { picture } from "../references.ts";
import type { SeedButton } from "./detail-blocks.ts";

interface SeedMode {
  name: string;
  figure: string;
  unit: string;
  cost: string;
  /** What, note and measure. */
  steps: readonly (readonly string[])[];
  /** Media key. */
  image?: string;
  link: SeedButton;
}

/** Ways to come, the best one first. */
export function travelBlock(shown: { title: string; intro: string; modes: readonly SeedMode[] }): SeedFields {
  const { title, intro, modes } = shown;
  return {
    __component: "blocks.travel",
    title,
    intro,
    colour: "turqoise",
    modes: modes.map(({ steps, image, link, ...mode }) => ({
      ...mode,
      steps: steps.map((cells) => cells.join(" | ")).join("\n"),
      image: image === undefined ? null : picture(image),
      link: { ...link },
    })),
  };
}
