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
  blocks: {},
  details: {},
} satisfies Messages;
