import type { Form } from "@circuit/contract/forms/form";
import { publicSessionId } from "#app/domain/signed-in-cookie.ts";
import type { TypedValues } from "../form-view-data.ts";

/** Lifetime of a draft after the last edit, in milliseconds; short, as drafts hold personal data. */
const ttlMs = 7 * 24 * 60 * 60 * 1000;

interface Draft {
  at: number;
  values: TypedValues;
  /** Values preset by the URL that led to the form; absent in drafts of older versions. */
  chosen?: TypedValues;
  /**
   * Public id of the session in which the visitor typed; empty or absent without one. The draft ends with that session.
   */
  session?: string;
}

const prefix = "form-draft:";

/** Returns the storage key of a form's draft: the same in all languages, so that switching language keeps the draft. */
export function draftKey({ documentId }: Pick<Form, "documentId">): string {
  return `${prefix}${documentId}`;
}

/**
 * Stores the typed values of a form, without files and hidden inputs.
 *
 * @param chosen - Values preset by the URL that led to the form.
 * @param openedIn - Public id of the session when the page opened. Once that session has ended nothing is stored, as
 *   the values may belong to the account that signed out.
 */
export function saveDraft(key: string, data: FormData, chosen: TypedValues = {}, openedIn = publicSessionId()): void {
  const session = publicSessionId();
  if (openedIn !== "" && openedIn !== session) return;
  // The form's own inputs have an underscore in their names; fields never do.
  const names = [...new Set(data.keys())].filter((name) => !name.includes("_"));
  const texts = (name: string) => data.getAll(name).filter((value) => typeof value === "string");
  const values = Object.fromEntries(names.map((name) => [name, texts(name)]));
  const draft: Draft = { at: Date.now(), values, chosen, session };
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The browser blocks storage: the form works without drafts.
  }
}

/**
 * Removes drafts that are old or belong to an ended session, as they hold personal data. Ties a draft without a session
 * to the current session, with which it then ends.
 */
export function removeOutdatedDrafts(): void {
  try {
    const session = publicSessionId();
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
    for (const key of keys.filter((each) => each.startsWith(prefix))) {
      const draft = draftAt(key);
      const { session: typedIn = "" } = draft ?? {};
      if (draft === null || isOld(draft) || (typedIn !== "" && typedIn !== session)) localStorage.removeItem(key);
      else if (typedIn !== session) localStorage.setItem(key, JSON.stringify({ ...draft, session }));
    }
  } catch {
    // The browser blocks storage, so there are no drafts.
  }
}

interface Arrival {
  /** Values preset by the URL. */
  chosen: TypedValues;
  /** Whether the visitor just followed a link on this site. */
  isFollowed: boolean;
}

/**
 * Reads a form's draft and lays the URL's preset values over it; `null` without a valid draft. The draft wins over
 * presets of the URL it was typed at, unless the visitor follows that link again. Also removes outdated drafts of all
 * forms.
 */
export function readDraft(key: string, arrival: Arrival = { chosen: {}, isFollowed: false }): TypedValues | null {
  removeOutdatedDrafts();
  try {
    const draft = draftAt(key);
    if (draft === null) return null;
    const cameFor = Object.entries(arrival.chosen).filter(
      ([name, values]) => arrival.isFollowed || draft.chosen?.[name]?.join() !== values.join(),
    );
    const values = { ...draft.values, ...Object.fromEntries(cameFor) };
    const typed = Object.entries(values).filter((entry) => !cameFor.some(([name]) => name === entry[0]));
    const isEmpty = typed.every(([, texts]) => texts.every((text) => text === ""));
    return isEmpty ? null : values;
  } catch {
    return null;
  }
}

/** Whether a draft belongs to the current session. */
export function isOfSession(key: string): boolean {
  const { session = "" } = draftAt(key) ?? {};
  return session !== "" && session === publicSessionId();
}

function isOld({ at }: Draft): boolean {
  return Date.now() - at > ttlMs;
}

/** Reads a stored draft; `null` when absent or malformed. */
function draftAt(key: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Removes a draft, after sending or when the visitor starts over. */
export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // The browser blocks storage, so there is no draft.
  }
}

/**
 * Fills a form with a draft's values. Empty values don't clear what the page preset, and inputs that the visitor
 * changed before scripts ran keep their newer value.
 */
export function restoreDraft(form: HTMLFormElement, values: TypedValues): void {
  for (const input of form.elements) {
    if (!isDrafted(input) || isChanged(input)) continue;
    const typed = values[input.name];
    if (typed === undefined && input.type !== "checkbox") continue;
    if (input instanceof HTMLInputElement && /^(?:checkbox|radio)$/u.test(input.type)) {
      input.checked = typed?.includes(input.value) ?? false;
    } else if (typed?.[0]) input.value = typed[0];
  }
}

/** Whether the visitor has changed any input of a form. */
export function hasChangedInput(form: HTMLFormElement): boolean {
  return [...form.elements].some((input) => isDrafted(input) && isChanged(input));
}

/** Whether the value of an input differs from the one in the server's HTML. */
function isChanged(input: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): boolean {
  if (input instanceof HTMLSelectElement) {
    const usual = Math.max(
      0,
      [...input.options].findIndex((option) => option.defaultSelected),
    );
    return input.selectedIndex !== usual;
  }
  if (input instanceof HTMLInputElement && /^(?:checkbox|radio)$/u.test(input.type))
    return input.checked !== input.defaultChecked;
  return input.value !== input.defaultValue;
}

/** Whether drafts store the value of an element: inputs except files and hidden ones. */
function isDrafted(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return isInput(element) && element.type !== "file" && element.type !== "hidden";
}

function isInput(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return element.matches("input,select,textarea");
}

function isDraft(value: unknown): value is Draft {
  return typeof value === "object" && value !== null && "at" in value && "values" in value;
}
