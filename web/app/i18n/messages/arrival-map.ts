import type { Locale } from "@circuit/contract/locales";

const nl = {
  arrivals: (circuit: string) =>
    `De baan van ${circuit} van boven: plekken waar je aankomt met hun nummer en ingangen met hun letter, zoals in de lijst`,
  place: (circuit: string, place: string) => `De baan van ${circuit} van boven, met ${place} erop`,
  toGate: (minutes: number, gate: string) => `${minutes} min lopen naar ${gate}`,
};

const en: typeof nl = {
  arrivals: (circuit: string) =>
    `The track of ${circuit} from above: places to arrive at by number and entrances by letter, as in the list`,
  place: (circuit: string, place: string) => `The track of ${circuit} from above, with ${place} on it`,
  toGate: (minutes: number, gate: string) => `${minutes} min walk to the ${gate}`,
};

export const arrivalMapMessages: Record<Locale, typeof nl> = { nl, en };
