import { publish } from "./publish.ts";
import { type Materials, text } from "./site-materials.ts";

/** Publishes the settings, every field filled; the newsletter is hidden on one page, to which all their links lead. */
export function publishSettings({ strapi, image, picture }: Materials, page: string): Promise<string> {
  const logo = {
    logoLight: image,
    logoDark: image,
    hundredYearsLogoLight: image,
    hundredYearsLogoDark: image,
    shareImage: image,
  };
  const path = { nl: "/diep/nl/alles", en: "/en/diep/en/alles" };
  return publish(strapi, "api::settings.settings", (l) => ({
    ...logo,
    brandName: "Circuit",
    cartPage: path[l],
    hideNewsletterOnPage: [page],
    colours: { primary: "#00B259", dark: "#0B1416" },
    socials: [{ network: "youtube" as const, label: "YouTube", url: "https://youtube.example" }],
    appStoreUrl: "https://apple.example",
    playStoreUrl: "https://play.example",
    popup: { title: "De app", text: "Live", button: "Haal hem", image: picture(l) },
    contact: {
      organisation: "Circuit",
      street: "Baan 1",
      postcode: "9400 AA",
      city: "Assen",
      phone: "+31 592 000 000",
      email: "info@circuit.example",
    },
    ticketsPage: path[l],
    mapPage: path[l],
    travelPage: path[l],
    accessibilityPage: path[l],
    ticketAlarmPage: path[l],
    contactPage: path[l],
    termsPage: path[l],
    newsletterTitle: text(l, "Nieuwsbrief"),
    newsletterAction: "https://lijst.example/subscribe",
  }));
}
