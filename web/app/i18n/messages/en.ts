import type { Messages } from "./nl.ts";

/** English messages. */
export const en = {
  layout: {
    opensInNewTab: "(opens in a new tab)",
    skipToContent: "Skip to content",
    menu: "Menu",
    close: "Close",
  },
  errors: {},
  lists: {},
  blocks: {
    countdown: {
      days: (count: number) => (count === 1 ? "day" : "days"),
      hours: (count: number) => (count === 1 ? "hour" : "hours"),
      minutes: (count: number) => (count === 1 ? "minute" : "minutes"),
      seconds: (count: number) => (count === 1 ? "second" : "seconds"),
      running: "On right now",
      ended: "The flag has fallen",
    },
  },
  details: {},
} satisfies Messages;
