import { kassaAction } from "../content/panel-rights.ts";
import type { Permission } from "../strapi-internals/services.ts";

const publishAction = "plugin::content-manager.explorer.publish";
const createAction = "plugin::content-manager.explorer.create";
const updateAction = "plugin::content-manager.explorer.update";

/** A role of the panel, with the rights to the content and the shop that it has in a new installation. */
export interface PanelRole {
  code: string;
  name: string;
  description: string;
  /** Picks the rights of the role from all rights; `isSingleType` tells if a type has one entry, as the settings. */
  rights: (all: Permission[], isSingleType: (subject: string | null) => boolean) => Permission[];
}

/**
 * Types with the names and addresses of visitors: for staff who answer them, and nobody
 * else. With each type the fields that staff may change; the rest stays as the visitor sent it.
 */
export const inboxFields: ReadonlyMap<string, readonly string[]> = new Map([
  ["api::submission.submission", ["state", "note"]],
  ["api::subscription.subscription", []],
]);

function isInbox(subject: string | null): boolean {
  return subject !== null && inboxFields.has(subject);
}

/** A right to the inbox; of a right to update only the fields that staff may change, and none without such fields. */
function asSent(right: Permission): Permission[] {
  if (right.action !== updateAction) return [right];
  const fields = [...(inboxFields.get(right.subject ?? "") ?? [])];
  return fields.length === 0 ? [] : [{ ...right, properties: { ...right.properties, fields } }];
}

/** Code of the role for staff who answer visitors. */
export const inboxCode = "inbox";

function isKassa({ action }: Permission): boolean {
  return action === kassaAction;
}

/** Code of the role for staff who sell tickets. */
export const kassaCode = "kassa";

/**
 * The panel's two ready-made roles, in Dutch, and two of our own. Authors change only
 * their own entries; editors publish; neither reads the inbox, or sells.
 */
export const panelRoles: readonly PanelRole[] = [
  {
    code: "strapi-editor",
    name: "Redacteur",
    description: "Maakt, vertaalt en publiceert alles op de site.",
    rights: (all) => all.filter((right) => !isInbox(right.subject) && !isKassa(right)),
  },
  {
    code: "strapi-author",
    name: "Auteur",
    description: "Schrijft en vertaalt eigen stukken; een redacteur publiceert ze.",
    rights: (all, isSingleType) =>
      all
        .filter((right) => !isKassa(right))
        .filter(({ action, subject }) => action !== publishAction && !isInbox(subject) && !isSingleType(subject))
        .map((permission) => ({ ...permission, conditions: ["admin::is-creator"] })),
  },
  {
    code: inboxCode,
    name: "Inbox",
    description: "Leest en behandelt wat bezoekers sturen, en verder niets.",
    // Nobody writes on a visitor's behalf.
    rights: (all) => all.filter(({ action, subject }) => isInbox(subject) && action !== createAction).flatMap(asSent),
  },
  {
    code: kassaCode,
    name: "Kassa",
    description: "Verkoopt kaarten: plaatsen, bestellingen en terugbetalingen, en verder niets.",
    rights: (all) => all.filter(isKassa),
  },
];
