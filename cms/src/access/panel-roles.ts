import { kassaAction, rights } from "../content/panel-rights.ts";
import type { Permission } from "../strapi-internals/services.ts";

const createAction = "plugin::content-manager.explorer.create";

/** A role of the panel, with its permissions in a new installation. */
export interface PanelRole {
  code: string;
  name: string;
  description: string;
  /** Selects the role's permissions from all. `isSingleType`: whether a content type has only one entry. */
  rights: (all: Permission[], isSingleType: (subject: string | null) => boolean) => Permission[];
}

/** Content types that only staff of the inbox may read, each with the fields that they may change. */
export const inboxFields: ReadonlyMap<string, readonly string[]> = new Map([
  ["api::submission.submission", ["state", "note"]],
  ["api::subscription.subscription", []],
]);

function isInbox(subject: string | null): boolean {
  return subject !== null && inboxFields.has(subject);
}

/** Restricts an update permission to the fields that staff may change; there is no permission without such fields. */
function asSent(right: Permission): Permission[] {
  if (right.action !== rights.update) return [right];
  const fields = [...(inboxFields.get(right.subject ?? "") ?? [])];
  return fields.length === 0 ? [] : [{ ...right, properties: { ...right.properties, fields } }];
}

export const inboxCode = "inbox";

function isKassa({ action }: Permission): boolean {
  return action === kassaAction;
}

export const kassaCode = "kassa";

/** Strapi's roles Editor and Author, renamed in Dutch, and two of this project. */
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
        .filter(({ action, subject }) => action !== rights.publish && !isInbox(subject) && !isSingleType(subject))
        .map((permission) => ({ ...permission, conditions: ["admin::is-creator"] })),
  },
  {
    code: inboxCode,
    name: "Inbox",
    description: "Leest en behandelt wat bezoekers sturen, en verder niets.",
    // Only visitors create submissions and subscriptions.
    rights: (all) => all.filter(({ action, subject }) => isInbox(subject) && action !== createAction).flatMap(asSent),
  },
  {
    code: kassaCode,
    name: "Kassa",
    description: "Verkoopt kaarten: plaatsen, bestellingen en terugbetalingen, en verder niets.",
    rights: (all) => all.filter(isKassa),
  },
];
