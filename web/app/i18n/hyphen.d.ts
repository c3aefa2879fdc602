/** Hyphenation patterns of a language; the package has no types of its own. */
declare module "hyphen/*" {
  interface Options {
    minWordLength: number;
    hyphenChar: string;
  }

  interface Language {
    hyphenateSync: (text: string, options: Options) => string;
  }

  const language: Language;
  export default language;
}
