import type { Core } from "@strapi/strapi";
import { panelLanguage } from "../editing/panel-request.ts";
import { accommodationProblem } from "./accommodation-problem.ts";
import { addressProblem } from "./address-problem.ts";
import { arrangementProblem } from "./arrangement-problem.ts";
import { blocksProblem } from "./blocks-problem.ts";
import { circuitPartProblem } from "./circuit-part-problem.ts";
import { coloursProblem } from "./colours-problem.ts";
import { companyNumbersProblem } from "./company-numbers-problem.ts";
import { dateProblem } from "./date-problem.ts";
import { eventProblem } from "./event-problem.ts";
import { fixedPageProblem } from "./fixed-page-problem.ts";
import { formProblem } from "./form-problem.ts";
import { menuProblem } from "./menu-problem.ts";
import { pictureProblem } from "./picture-problem.ts";
import { posterProblem } from "./poster-problem.ts";
import type { Draft, PublishingCheck } from "./publishing-check.ts";
import { redirectProblem } from "./redirect-problem.ts";
import { standKeyProblem } from "./stand-problem.ts";
import { ticketTypeProblem } from "./ticket-type-problem.ts";

/** Checks of single content types. */
const checksOfType: Readonly<Record<string, readonly PublishingCheck[]>> = {
  "api::accommodation.accommodation": [accommodationProblem],
  "api::arrangement.arrangement": [arrangementProblem],
  "api::event.event": [eventProblem],
  "api::form.form": [formProblem],
  "api::menu.menu": [menuProblem],
  "api::page.page": [fixedPageProblem],
  "api::poster.poster": [posterProblem],
  "api::redirect.redirect": [redirectProblem],
  "api::settings.settings": [coloursProblem, companyNumbersProblem],
  "api::stand.stand": [standKeyProblem],
  "api::ticket-type.ticket-type": [ticketTypeProblem],
};

/**
 * Returns why a draft can't be published, beyond Strapi's checks of single fields: a date in the year 20270, two menus
 * of one name, a URL at which nobody would see it.
 *
 * @returns A sentence in Dutch or, from most checks, in the panel's language; `null` when it can be published.
 */
export async function publishingProblem(strapi: Core.Strapi, draft: Draft): Promise<string | null> {
  const hasBlocks = "blocks" in strapi.contentType(draft.uid).attributes;
  const checks = [
    // First, as other checks calculate with dates.
    dateProblem,
    ...(checksOfType[draft.uid] ?? []),
    circuitPartProblem,
    addressProblem,
    ...(hasBlocks ? [blocksProblem] : []),
    pictureProblem,
  ];
  for (const check of checks) {
    const problem = await check(strapi, draft);
    if (problem !== null) return typeof problem === "string" ? problem : problem[panelLanguage(strapi)];
  }
  return null;
}
