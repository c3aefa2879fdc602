/** A save that the CMS refused because somebody else saved first. */
export interface Conflict {
  /** Name of the editor who saved first; empty when unknown. */
  by: string;
  /** Time of that editor's save, as ISO 8601. */
  at: string;
}

/** What steps of the panel's `fetch` learn about a form. */
export type FormEvent =
  | { kind: "conflict"; conflict: Conflict }
  /** The CMS refused to save the form, or couldn't be reached. */
  | { kind: "save-failed" }
  /** A colleague deleted the entry whose form an editor saves. */
  | { kind: "entry-deleted" }
  /** `user`: id of the account; `null` if unknown. */
  | { kind: "session-ended"; user: number | null }
  /** A document was saved. `request`: URL of the request. */
  | { kind: "saved"; request: URL };

/** An `EventTarget`, as an error in a listener doesn't reach who tells. */
const events = new EventTarget();
const eventName = "form";

/** Tells all listeners what happened to a form. */
export function tellForm(detail: FormEvent): void {
  events.dispatchEvent(new CustomEvent(eventName, { detail }));
}

/** Listens to what happens to forms. @returns A function that ends it. */
export function onFormEvent(listener: (event: FormEvent) => void): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  };
  events.addEventListener(eventName, hear);
  return () => events.removeEventListener(eventName, hear);
}
