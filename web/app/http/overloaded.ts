/** Header that only our own server sets, whatever the client sent in it. */
export const overloadedHeader = "x-turned-away";

/** Whether the queue of account requests was full: then the form is shown again with its values, without a CMS call. */
export function isOverloaded({ headers }: Request): boolean {
  return headers.has(overloadedHeader);
}
