import type { Locale } from "@circuit/contract/locales";

const nl = {
  heading: "Het seizoen op A2",
  intro: "Print hem op A3 of A2: alles wat er komt, op één poster.",
  description: "De seizoensposter van het circuit, met alle evenementen die er komen. Om te printen op A3 of A2.",
  print: "Print de poster",
  title: (year: string | null) => (year === null ? "Seizoen" : `Seizoen ’${year.slice(2)}`),
  none: "Het nieuwe seizoen staat hier zodra het vastligt.",
};

const en: typeof nl = {
  heading: "The season on A2",
  intro: "Print it on A3 or A2: everything that’s coming, on one poster.",
  description: "The circuit’s season poster with every event to come, to print on A3 or A2.",
  print: "Print the poster",
  title: (year: string | null) => (year === null ? "Season" : `Season ’${year.slice(2)}`),
  none: "The new season is here once it’s settled.",
};

export const seasonPosterMessages: Record<Locale, typeof nl> = { nl, en };
