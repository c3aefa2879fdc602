/** Whether a text is a Dutch postcode, however it is spaced: `9401 HZ`, `9401hz`. Other countries have forms of their own. */
export function isDutchPostcode(text: string): boolean {
  return /^[1-9]\d{3}[a-z]{2}$/iu.test(text.replaceAll(/\s/gu, ""));
}
