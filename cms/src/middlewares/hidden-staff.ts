import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { panelAbility } from "../access/caller.ts";
import { removeStaffDetails } from "../access/staff-details.ts";
import { queriesStaffDetails, staffRelations } from "../access/staff-query.ts";
import { abilityOf } from "../content/panel-rights.ts";
import { panelLanguage } from "../content/editing/panel-request.ts";

const reason = {
  nl: "Zoeken en sorteren op gegevens van collega’s kan alleen wie de gebruikers van het paneel beheert.",
  en: "Only who manages the users of the panel can search and sort by details of colleagues.",
};

const readPeople = "admin::users.read";

/**
 * Runs after the query is parsed. Hides details of panel users, such as the e-mail address of an entry's author, from
 * callers without the right to read users: they get only names, and can't filter, sort or populate by other details.
 */
const hiddenStaff: Core.MiddlewareFactory = (_config, { strapi }) => {
  const relations = staffRelations(strapi);
  return async (ctx, next) => {
    if (queriesStaffDetails(ctx.query, relations)) {
      const ability = await panelAbility(strapi, ctx);
      if (ability?.can(readPeople) !== true) throw new errors.ValidationError(reason[panelLanguage(strapi)]);
    }
    await next();
    const ability = abilityOf(ctx);
    if (ability !== null && !ability.can(readPeople)) removeStaffDetails(ctx.body, relations);
  };
};

export default hiddenStaff;
