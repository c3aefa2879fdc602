import type { SeedDocument, SeedFields } from "../document.ts";
import { entries, media, picture } from "../references.ts";

const socials = [
  { network: "facebook", label: "Facebook", url: "https://facebook.example/circuitdrenthe" },
  { network: "instagram", label: "Instagram", url: "https://instagram.example/circuitdrenthe" },
  { network: "tiktok", label: "TikTok", url: "https://tiktok.example/@circuitdrenthe" },
  { network: "linkedin", label: "LinkedIn", url: "https://linkedin.example/company/circuit-drenthe" },
  { network: "twitter", label: "Twitter", url: "https://twitter.example/circuitdrenthe" },
  { network: "youtube", label: "YouTube", url: "https://youtube.example/@circuitdrenthe" },
];

const contact = {
  organisation: "Circuit Drenthe",
  street: "Turfvaartweg 26",
  postcode: "9499 ZZ",
  city: "Hunebrink",
  phone: "+31 592 00 01 26",
  email: "info@circuit-drenthe.example",
};

const shared: SeedFields = {
  brandName: "Circuit Drenthe",
  logoLight: media("logo/wordmark-light.svg"),
  logoDark: media("logo/wordmark-dark.svg"),
  hundredYearsLogoLight: media("logo/hundred-years-light.svg"),
  hundredYearsLogoDark: media("logo/hundred-years-dark.svg"),
  shareImage: media("social/open-graph"),
  hideNewsletterOnPage: entries(
    "page",
    "tickets",
    "cart",
    "ticket-alarm",
    "business",
    "vip-arrangements",
    "terms",
    "privacy",
  ),
  colours: {
    primary: "#00B259",
    yellow: "#FFD21F",
    blue: "#2447E6",
    pink: "#FF5C9E",
    turqoise: "#1FC7C7",
    secondary: "#06382A",
    light: "#FFFFFF",
    dark: "#0B1416",
  },
  contact,
  // No real company or account: the numbers fail the checks of registers, and there is no bank of that code.
  chamberNumber: "00000026",
  vatNumber: "NL000000026B01",
  iban: "NL12 BANK 0123 4567 89",
  socials,
  appStoreUrl: "https://apps.example/ios/circuit-drenthe",
  playStoreUrl: "https://apps.example/android/circuit-drenthe",
};

/** The general settings. */
export const settings: SeedDocument = {
  key: "settings",
  nl: {
    ...shared,
    cartPage: "/winkelwagen",
    ticketsPage: "/tickets",
    mapPage: "/plattegrond",
    travelPage: "/bereikbaarheid",
    accessibilityPage: "/toegankelijkheid",
    ticketAlarmPage: "/ticketalarm",
    contactPage: "/contact",
    termsPage: "/algemene-voorwaarden",
    newsletterTitle: "Als eerste weten wanneer het hek opengaat",
    popup: {
      title: "Elke ronde in je broekzak",
      text: "Live timing en nieuws, ook langs de baan.",
      button: "Download de app",
      image: picture("app/app-telefoon"),
    },
  },
  en: {
    ...shared,
    cartPage: "/en/cart",
    ticketsPage: "/en/tickets",
    mapPage: "/en/circuit-map",
    travelPage: "/en/getting-here",
    accessibilityPage: "/en/accessibility",
    ticketAlarmPage: "/en/ticket-alarm",
    contactPage: "/en/contact",
    termsPage: "/en/terms-and-conditions",
    newsletterTitle: "Be first to know when the gates open",
    popup: {
      title: "Every lap in your pocket",
      text: "Live timing and news, at the trackside too.",
      button: "Get the app",
      image: picture("app/app-telefoon"),
    },
  },
};
