import type { StrapiApp } from "@strapi/strapi/admin";
import { setBrowserDefaults } from "./browser-defaults.ts";
import { ChoiceInput } from "./fields/choice-input.tsx";
import { LongTextInput } from "./fields/long-text-input.tsx";
import { NumberInput } from "./fields/number-input.tsx";
import { TextInput } from "./fields/text-input.tsx";
import { addInboxExports } from "./inbox-exports.tsx";
import { addInboxFiles } from "./inbox-files-panel.tsx";
import { formatListCells } from "./list-cells.tsx";
import logo from "./logo.svg";
import { addSiteLink } from "./site-link.tsx";
import { choices } from "./translations/choices.ts";
import { formats } from "./translations/formats.ts";
import { mediaLibrary } from "./translations/media-library.ts";
import { panel } from "./translations/panel.ts";

/** The admin panel: Dutch unless somebody chooses otherwise, and nothing in it advertises. */
export default {
  config: {
    locales: ["nl"],
    translations: { nl: { ...panel, ...mediaLibrary, ...choices, ...formats } },
    auth: { logo },
    menu: { logo },
    tutorials: false,
    notifications: { releases: false },
  },

  register(app: StrapiApp) {
    setBrowserDefaults(window.localStorage);
    app.addFields([
      { type: "enumeration", Component: ChoiceInput },
      { type: "integer", Component: NumberInput },
      { type: "string", Component: TextInput },
      { type: "text", Component: LongTextInput },
    ]);
  },

  bootstrap(app: StrapiApp) {
    formatListCells(app);
    addSiteLink(app);
    addInboxExports(app);
    addInboxFiles(app);
  },
};
