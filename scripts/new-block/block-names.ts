/** The forms of a block's name in the code. */
export interface BlockNames {
  /** `weather-report`: its folder, and its name in the CMS. */
  kebab: string;
  /** `weatherReport`. */
  camel: string;
  /** `WeatherReport`. */
  pascal: string;
  /** Display name for editors, to be replaced by a better one: `Weather report`. */
  words: string;
}

/**
 * Derives the forms of a block's name.
 *
 * @param name - Lower-case words with hyphens, for example `weather-report`.
 * @throws {Error} The name has another form.
 */
export function blockNames(name: string): BlockNames {
  if (!/^[a-z]+(?:-[a-z]+)*$/u.test(name))
    throw new Error(`'${name}' is no name of a block: write it as weather-report`);
  const camel = name.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
  const [first = "", ...rest] = name.replaceAll("-", " ");
  return {
    kebab: name,
    camel,
    pascal: `${camel[0]?.toUpperCase()}${camel.slice(1)}`,
    words: [first.toUpperCase(), ...rest].join(""),
  };
}
