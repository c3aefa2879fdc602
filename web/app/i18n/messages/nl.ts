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
  blocks: {},
  details: {},
};

export type Messages = typeof nl;
