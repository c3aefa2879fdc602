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
    home: "Home",
    homeLink: (brand: string | null) => (brand === null ? "Naar de homepagina" : `${brand}, naar de homepagina`),
    eventsMenu: "Evenementen",
    headerButtons: "Snel naar",
    mainMenu: "Hoofdmenu",
    secondaryMenu: "Meer van het circuit",
    legalMenu: "Voorwaarden en privacy",
    socials: "Volg ons",
    language: "Taal",
    languageNames: { nl: "Nederlands", en: "Engels" },
    noTranslation: {
      nl: "Deze pagina is er niet in het Nederlands.",
      en: "Deze pagina is er niet in het Engels.",
    },
    homeIn: { nl: "Naar de Nederlandse homepagina", en: "Naar de Engelse homepagina" },
    colourMode: {
      label: "Weergave",
      system: "Systeem",
      light: "Licht",
      dark: "Donker",
      forced: "Deze pagina houdt haar eigen kleuren. Je keuze geldt op alle andere.",
    },
    copyright: (year: number, brand: string) => `© ${year} ${brand}`.trim(),
    cart: "Winkelwagen",
    cartLabel: (count: number) => `Winkelwagen, ${count} ${count === 1 ? "ticket" : "tickets"}`,
    newsletter: {
      title: "Als eerste weten wanneer het hek opengaat",
      email: "E-mailadres",
      example: "naam@voorbeeld.nl",
      submit: "Schrijf me in",
      success: "Gelukt! Kijk in je mailbox en bevestig je aanmelding.",
      error: "Aanmelden lukte niet. Controleer je e-mailadres en probeer het nog eens.",
    },
    popup: { download: "Download de app", appStore: "App Store", playStore: "Google Play" },
  },
  errors: {
    notFoundTitle: "Pagina niet gevonden",
    notFoundText: "De pagina die je probeert te bezoeken bestaat niet.",
    backHome: "Terug naar de homepagina",
    sheep: "Schaapskudde graast op de heide naast de baan",
    unavailableTitle: "Even een pitstop",
    unavailableText:
      "We kunnen de inhoud van deze pagina nu niet ophalen. Dat ligt aan ons, niet aan jou. Ze is niet weg: probeer het over een halve minuut nog eens.",
    brokenTitle: "Van de baan geraakt",
    brokenText:
      "Er ging iets mis bij het maken van deze pagina. De fout is genoteerd. Probeer het nog eens, of kies een andere bestemming in het menu.",
    retry: "Probeer opnieuw",
  },
  lists: {},
  blocks: {
    countdown: {
      days: (count: number): string => (count === 1 ? "dag" : "dagen"),
      hours: (_count: number) => "uur",
      minutes: (count: number): string => (count === 1 ? "minuut" : "minuten"),
      seconds: (count: number): string => (count === 1 ? "seconde" : "seconden"),
      running: "Nu bezig",
      ended: "De vlag is gevallen",
      toEvent: "Naar het evenement",
    },
    pictures: {
      count: (count: number) => (count === 1 ? "1 foto" : `${count} foto’s`),
      download: "Download",
      enlarge: "Vergroot:",
      fullScreen: "Foto’s op het hele scherm",
      position: (place: number, total: number) => `${place} van ${total}`,
      previous: "Vorige foto",
      next: "Volgende foto",
    },
    video: {
      captions: "Ondertiteling",
      watchOn: (site: string) => `Kijk op ${site}`,
    },
    timeline: { scroll: "Tijdlijn, schuift opzij" },
    posters: { missing: "Deze missen we nog. Heb jij hem op zolder?" },
  },
  details: {},
};

export type Messages = typeof nl;
