/** Tells whether a text can be the slug of a document: small letters, figures and single hyphens. */
export function isSlug(text: string): boolean {
  return text.length <= 200 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(text);
}
