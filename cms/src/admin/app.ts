import { adminApi, type StrapiApp } from "@strapi/strapi/admin";
import { nameFilterChoices } from "./choice-filters.tsx";
import { addComponents, changeSidePanels } from "./form-extensions.ts";
import { CircuitProblemsPanel } from "./circuit-problems.tsx";
import { ConflictDialog } from "./conflicts/conflict-dialog.tsx";
import { deletedEntryStep } from "./conflicts/deleted-entry.ts";
import { endedSessionStep } from "./conflicts/ended-session.ts";
import { onFormEvent } from "./conflicts/form-events.ts";
import { clearSavedChanges } from "./conflicts/unsaved-changes.ts";
import { loadedVersionStep } from "./conflicts/loaded-versions.ts";
import { FailedSaveRestorer, refusedSaveStep } from "./conflicts/refused-form.tsx";
import { returnToForm } from "./conflicts/return-to-form.ts";
import { formOnScreen } from "./conflicts/use-lost-form.ts";
import { ChoiceInput } from "./fields/choice-input.tsx";
import { LongTextInput } from "./fields/long-text-input.tsx";
import { DateInput, DateTimeInput } from "./fields/moment-input.tsx";
import { NumberInput } from "./fields/number-input.tsx";
import { SlugInput } from "./fields/slug-input.tsx";
import { TextInput } from "./fields/text-input.tsx";
import { ExportButtons } from "./inbox-exports.tsx";
import { FilesPanel, ReferencePanel } from "./inbox-files-panel.tsx";
import { addKassa } from "./kassa/add-kassa.tsx";
import { formatListCells } from "./list-cells.tsx";
import { LinkLanguagePanel } from "./link-language.tsx";
import logo from "./logo.svg";
import { EventStatePanel, MovedEventPanel } from "./event-panels.tsx";
import { MovedOpeningPanel } from "./moved-sale-start-panel.tsx";
import { panelFetch, unreachableStep } from "./panel-fetch.ts";
import { refusalReasonStep } from "./refused-deletion.ts";
import { MissedPublicationPanel, SchedulePanel, withScheduleWords } from "./scheduled-article.tsx";
import { SharedLists } from "./shared-lists.tsx";
import { SiteLinkPanel } from "./site-link.tsx";
import { formPreservingEndpoints } from "./strapi-internals/document-endpoints.ts";
import { clearInboxFilters, panelLanguage, setBrowserDefaults } from "./strapi-internals/panel-requests.ts";
import { keepPublishingInView, showContentToEditors, waitForLibraryRights } from "./strapi-internals/screens.tsx";
import { PriceAndVatPanel } from "./price-and-vat.tsx";
import { TicketLanguagePanel } from "./ticket-language.tsx";
import { choicesIn } from "./translations/choices.ts";
import { formats } from "./translations/formats.ts";
import { kassa } from "./translations/kassa.ts";
import { mediaLibrary } from "./translations/media-library.ts";
import { panel } from "./translations/panel.ts";

const endedWords = {
  nl: "Je sessie is afgelopen. Log opnieuw in: wat je typte, is bewaard.",
  en: "Your session has ended. Log in again: what you typed is kept.",
};

const deletedWords = {
  nl: "Dit bestaat niet meer: een collega heeft het verwijderd.",
  en: "This isn’t there any more: a colleague deleted it.",
};

const unreachableWords = {
  nl: "Het CMS is niet te bereiken. Wat je typte, staat nog in het formulier: bewaar het als het er weer is.",
  en: "The CMS can’t be reached. What you typed is still in the form: save it once it is back.",
};

/** Replaces Strapi's message that unsaved changes are lost: forms under Content get them back after the log-in. */
const panelInEnglish = {
  "app.session.ended.unsaved": "Log in again: what you typed under Content is kept, and will be there again.",
};

/** Configures the admin panel: Dutch by default, our inputs and side panels, no tutorials or release notices. */
export default {
  config: {
    locales: ["nl"],
    translations: {
      nl: { ...panel, ...kassa, ...mediaLibrary, ...choicesIn("nl"), ...formats },
      en: { ...choicesIn("en"), ...panelInEnglish },
    },
    auth: { logo },
    menu: { logo },
    tutorials: false,
    notifications: { releases: false },
  },

  register(app: StrapiApp) {
    setBrowserDefaults(window.localStorage);
    clearInboxFilters(window.localStorage);
    const { origin } = window.location;
    const language = () => panelLanguage(window.localStorage);
    onFormEvent((event) => {
      if (event.kind === "saved") clearSavedChanges(window.sessionStorage, event.request);
    });
    window.fetch = panelFetch(window.fetch.bind(window), origin, [
      loadedVersionStep(origin, language),
      refusalReasonStep(language),
      refusedSaveStep,
      deletedEntryStep(() => deletedWords[language()]),
      endedSessionStep({
        onLogin: returnToForm,
        endedMessage: () => endedWords[language()],
        watchOtherTabs: (onChange) => window.addEventListener("storage", onChange),
      }),
      unreachableStep(() => unreachableWords[language()]),
    ]);
    keepPublishingInView(document);
    waitForLibraryRights(app);
    addKassa(app);
    showContentToEditors(app);
    app.addFields([
      { type: "date", Component: DateInput },
      { type: "datetime", Component: DateTimeInput },
      { type: "enumeration", Component: ChoiceInput },
      { type: "integer", Component: NumberInput },
      { type: "string", Component: TextInput },
      { type: "text", Component: LongTextInput },
      { type: "uid", Component: SlugInput },
    ]);
  },

  bootstrap(app: StrapiApp) {
    adminApi.enhanceEndpoints({ endpoints: formPreservingEndpoints(() => formOnScreen.isDirty) });
    formatListCells(app);
    nameFilterChoices(app);
    changeSidePanels(app, (panels) => [
      ...panels.map(withScheduleWords),
      SiteLinkPanel,
      SchedulePanel,
      MissedPublicationPanel,
      CircuitProblemsPanel,
      MovedEventPanel,
      EventStatePanel,
      MovedOpeningPanel,
      PriceAndVatPanel,
      TicketLanguagePanel,
      LinkLanguagePanel,
      ReferencePanel,
      FilesPanel,
    ]);
    addComponents(app, "editView", {
      "conflict-dialog": ConflictDialog,
      "refused-form": FailedSaveRestorer,
      "shared-lists": SharedLists,
    });
    addComponents(app, "listView", { "inbox-exports": ExportButtons });
  },
};
