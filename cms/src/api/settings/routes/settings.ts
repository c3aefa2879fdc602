import { contentRouter } from "../../../content/content-router.ts";
import { image, picture } from "../../../content/populate/elements.ts";

export default contentRouter(
  "api::settings.settings",
  {
    detail: {
      fields: [
        "cartPage",
        "ticketsPage",
        "mapPage",
        "travelPage",
        "accessibilityPage",
        "ticketAlarmPage",
        "brandName",
        "appStoreUrl",
        "playStoreUrl",
        "contactPage",
        "termsPage",
        "iban",
        "newsletterTitle",
        "newsletterAction",
      ],
      populate: {
        hideNewsletterOnPage: { fields: ["slug"] },
        logoLight: image,
        logoDark: image,
        hundredYearsLogoLight: image,
        hundredYearsLogoDark: image,
        shareImage: image,
        colours: true,
        socials: { fields: ["network", "label", "url"] },
        popup: { fields: ["title", "text", "button"], populate: { image: picture } },
        contact: true,
      },
    },
  },
  "detail",
);
