import type { Core, UID } from "@strapi/strapi";
import { accommodationProblem } from "./accommodation-problem.ts";
import { addressProblem } from "./address-problem.ts";
import { arrangementProblem } from "./arrangement-problem.ts";
import { blocksProblem } from "./blocks-problem.ts";
import { circuitPartProblem } from "./circuit-part-problem.ts";
import { chosenProblem } from "./chosen-problem.ts";
import { coloursProblem } from "./colours-problem.ts";
import { companyNumbersProblem } from "./company-numbers-problem.ts";
import { dateProblem } from "./date-problem.ts";
import { documentProblem } from "./document-problem.ts";
import { eventProblem } from "./event-problem.ts";
import { fixedPageProblem } from "./fixed-page-problem.ts";
import { formProblem } from "./form-problem.ts";
import { menuProblem } from "./menu-problem.ts";
import { pictureProblem } from "./picture-problem.ts";
import { posterProblem } from "./poster-problem.ts";
import { redirectProblem } from "./redirect-problem.ts";
import { standProblem } from "./stand-problem.ts";
import { ticketTypeProblem } from "./ticket-type-problem.ts";

/**
 * The reason why a draft can't be published, beyond the checks of single fields: two menus
 * of one name, a date in the year 20270, an event that ends before it starts, a menu item that leads nowhere, an
 * address where nobody would see it.
 *
 * @returns A sentence in Dutch, about dates, timetables, tickets, pictures and settings in the panel's language; `null` when there is none.
 */
export async function publishingProblem(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: string,
): Promise<string | null> {
  // The others count with dates.
  const date = await dateProblem(strapi, uid, documentId, locale);
  if (date !== null) return date;

  const own = await ownProblem(strapi, uid, documentId, locale);
  if (own !== null) return own;

  const circuit = await circuitPartProblem(strapi, uid, documentId, locale);
  if (circuit !== null) return circuit;

  const address = await addressProblem(strapi, uid, documentId, locale);
  if (address !== null) return address;

  const hasBlocks = "blocks" in strapi.contentType(uid).attributes;
  const blocks = hasBlocks
    ? ((await blocksProblem(strapi, uid, documentId, locale)) ?? (await chosenProblem(strapi, uid, documentId, locale)))
    : null;
  return blocks ?? pictureProblem(strapi, uid, documentId, locale);
}

async function ownProblem(strapi: Core.Strapi, uid: string, documentId: string, locale: string) {
  switch (uid) {
    case "api::menu.menu":
      return menuProblem(strapi, documentId, locale);
    case "api::page.page":
      return fixedPageProblem(strapi, documentId, locale);
    case "api::event.event":
      return eventProblem(strapi, documentId, locale);
    case "api::accommodation.accommodation":
      return accommodationProblem(strapi, documentId, locale);
    case "api::arrangement.arrangement":
      return arrangementProblem(strapi, documentId, locale);
    case "api::document.document":
      return documentProblem(strapi, documentId, locale);
    case "api::form.form":
      return formProblem(strapi, documentId, locale);
    case "api::stand.stand":
      return standProblem(strapi, documentId, locale);
    case "api::ticket-type.ticket-type":
      return ticketTypeProblem(strapi, documentId, locale);
    case "api::poster.poster":
      return posterProblem(strapi, documentId, locale);
    case "api::settings.settings":
      return (await coloursProblem(strapi, documentId, locale)) ?? companyNumbersProblem(strapi, documentId, locale);
    case "api::redirect.redirect":
      return redirectProblem(strapi, documentId);
    default:
      return null;
  }
}
