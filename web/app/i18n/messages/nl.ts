/**
 * Dutch messages, grouped by the part of the site that shows them. English has
 * the same type, so that a missing translation fails the build.
 */
export const nl = {
  layout: {
    opensInNewTab: "(opent in nieuw tabblad)",
    skipToContent: "Naar de inhoud",
    menu: "Menu",
    close: "Sluiten",
  },
  errors: {},
  lists: {},
  blocks: {
    countdown: {
      days: (count: number) => (count === 1 ? "dag" : "dagen"),
      hours: (_count: number) => "uur",
      minutes: (count: number) => (count === 1 ? "minuut" : "minuten"),
      seconds: (count: number) => (count === 1 ? "seconde" : "seconden"),
      running: "Nu bezig",
      ended: "De vlag is gevallen",
    },
  },
  details: {},
};

export type Messages = typeof nl;
