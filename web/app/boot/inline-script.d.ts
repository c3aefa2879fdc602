declare module "*?inline-script" {
  /** The compiled script's text. */
  const text: string;
  export default text;
}
