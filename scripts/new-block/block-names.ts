/** The names that a block has in the code, all made of one. */
export interface BlockNames {
  /** As in `blocks.weather-report`: its folder and its name in the CMS. */
  kebab: string;
  /** `weatherReport`. */
  camel: string;
  /** `WeatherReport`. */
  pascal: string;
  /** What editors read until somebody writes something better: `Weather report`. */
  words: string;
}

/**
 * Makes the names of a block.
 *
 * @param name - Lower-case words with hyphens, for example `weather-report`.
 * @throws {Error} It isn't written so; one line that says how.
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
