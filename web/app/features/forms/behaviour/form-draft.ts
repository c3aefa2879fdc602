import type { Form } from "@circuit/contract/forms/form";
import { publicSessionId } from "#app/domain/signed-in-cookie.ts";
import type { TypedValues } from "../form-view-data.ts";

/** How long a draft is kept after the last key, in milliseconds: drafts are personal. */
const ttlMs = 7 * 24 * 60 * 60 * 1000;

interface Draft {
  at: number;
  values: TypedValues;
  /** Values preset by the link that led to the form; absent in drafts of older versions. */
  chosen?: TypedValues;
  /** Mark of the session in which it was typed; empty or absent for none. It ends with that session. */
  session?: string;
}

const prefix = "form-draft:";

/** Storage key of a form's draft: one for all languages, so that a visitor who switches keeps what they typed. */
export function draftKey({ documentId }: Pick<Form, "documentId">): string {
  return `${prefix}${documentId}`;
}

/**
 * Keeps what was typed; no files, and nothing that the form adds itself.
 *
 * @param chosen - What the link that led to the form had chosen in it.
 * @param openedIn - Public id of the session in which the page was opened. Once that has ended the draft isn't stored: it
 *   may be of who signed out.
 */
export function saveDraft(key: string, data: FormData, chosen: TypedValues = {}, openedIn = publicSessionId()): void {
  const session = publicSessionId();
  if (openedIn !== "" && openedIn !== session) return;
  // No field's name has an underscore.
  const names = [...new Set(data.keys())].filter((name) => !name.includes("_"));
  const texts = (name: string) => data.getAll(name).filter((value) => typeof value === "string");
  const values = Object.fromEntries(names.map((name) => [name, texts(name)]));
  const draft: Draft = { at: Date.now(), values, chosen, session };
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The browser keeps nothing: the form works without.
  }
}

/**
 * Throws away drafts that are old, and those of a session that is over: they may hold what is somebody's. One that was typed
 * without a session goes along into that which begins, and ends with it.
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
    // The browser keeps nothing anyway.
  }
}

/** How a visitor came to a form. */
interface Arrival {
  /** What the address chooses in it. */
  chosen: TypedValues;
  /** Whether a link on a page of this site was followed just now. */
  isFollowed: boolean;
}

/**
 * What was typed before, with what the visitor came for in its place; `null` when nothing was, too long ago, or in a
 * session that is over. Such drafts of all forms are thrown away with it. A draft that was typed at this very address is newer than its choice, unless
 * the visitor follows the link once more: the page comes back, after a reload or in the other language.
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

/** Whether a draft was typed in the session that this browser's mark is of, and shows only while that goes on. */
export function isOfSession(key: string): boolean {
  const { session = "" } = draftAt(key) ?? {};
  return session !== "" && session === publicSessionId();
}

function isOld({ at }: Draft): boolean {
  return Date.now() - at > ttlMs;
}

/** @returns `null` for what is no draft, or can't be read. */
function draftAt(key: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Forgets a draft: it was sent, or the visitor begins anew. */
export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // The browser keeps nothing anyway.
  }
}

/**
 * Puts what was typed back in the form's own inputs. What was left empty empties nothing that the page itself fills in,
 * and what the visitor typed before the page's scripts ran is newer.
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

/** Whether the visitor has typed or chosen something in a form, other than how it was sent. */
export function isTypedIn(form: HTMLFormElement): boolean {
  return [...form.elements].some((input) => isDrafted(input) && isChanged(input));
}

/** Whether an input holds something else than it was sent with. */
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

/** An input whose value a draft keeps: no file, and nothing that the form adds itself. */
function isDrafted(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return isInput(element) && element.type !== "file" && element.type !== "hidden";
}

function isInput(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return element.matches("input,select,textarea");
}

function isDraft(value: unknown): value is Draft {
  return typeof value === "object" && value !== null && "at" in value && "values" in value;
}
