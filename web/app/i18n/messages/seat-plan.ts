import type { Locale } from "@circuit/contract/locales";

const nl = {
  title: "Waar wil je zitten?",
  plan: (circuit: string) =>
    `De baan van ${circuit} van boven: tribunes met hun nummer en ingangen met hun letter, zoals in de lijst`,
  viewFrom: (stand: string) => `Uitzicht vanaf ${stand}`,
};

const en: typeof nl = {
  title: "Where will you sit?",
  plan: (circuit: string) =>
    `The track of ${circuit} from above: stands by number and entrances by letter, as in the list`,
  viewFrom: (stand: string) => `View from ${stand}`,
};

/** Messages of the plan of grandstands on an event page. */
export const seatPlanMessages: Record<Locale, typeof nl> = { nl, en };
