/** Parses the text of a parameter; `null` for an invalid one. */
export type Read = (text: string) => string | null;

/** Makes a parser that accepts the texts which match a pattern. */
export const matching =
  (value: RegExp): Read =>
  (text) =>
    value.test(text) ? text : null;

const day = matching(/^\d{4}-\d{2}-\d{2}$/u);

const smallWord = matching(/^[a-z0-9][a-z0-9-]{0,99}$/u);

const timeOfDay = matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/u);

const documentId = matching(/^[a-z0-9]{1,64}$/u);

/** Parses a slug or a similar word, whatever its letter case. */
const word: Read = (text) => smallWord(text.toLowerCase());

/**
 * Every query parameter that a page may read, with its parser. The page cache's key of a page has only these, in this
 * order: other parameters neither miss the cache nor fill it. A lint rule lets no page read another one.
 */
const readers = {
  q: matching(/^.{1,100}$/u),
  type: word,
  category: word,
  stay: word,
  camera: word,
  month: matching(/^\d{4}-\d{2}$/u),
  from: day,
  till: day,
  day,
  event: documentId,
  // Choices in the form for a business proposal.
  arrangement: word,
  guests: matching(/^[1-9]\d{0,3}$/u),
  // Choices in the view from a grandstand.
  row: matching(/^(?:low|middle|high)$/u),
  time: timeOfDay,
  stand: word,
  zone: word,
  corner: matching(/^[1-9]\d{0,2}$/u),
  layers: word,
  start: word,
  to: word,
  stepfree: () => "1",
  // Filter of the posters, by the first year of a decade; and the year of a missing poster in its form.
  decade: matching(/^[1-9]\d{2}0$/u),
  year: matching(/^[1-9]\d{3}$/u),
  page: matching(/^[1-9]\d{0,6}$/u),
  sent: documentId,
  // The app mode, whatever the value; `app-mode.ts` reads it too.
  app: () => "1",
} as const satisfies Record<string, Read>;

export type PageParameter = keyof typeof readers;

/** The query parameters of a page; `null` for an absent or invalid one. */
export type PageQuery = Readonly<Record<PageParameter, string | null>>;

/** Reads a page's query, in NFC. Control characters count as spaces; spaces around a value are left out. */
export function readPageQuery(search: URLSearchParams): PageQuery {
  const textOf = (name: string) =>
    search
      .get(name)
      ?.normalize("NFC")
      .replaceAll(/\p{Cc}+/gu, " ")
      .trim();
  return readQuery(readers, (name) => textOf(name) ?? null);
}

/** Reads the parameters of a query by their parsers: `null` for an absent or invalid one. */
export function readQuery<Name extends string>(
  parsers: Readonly<Record<Name, Read>>,
  textOf: (name: string) => string | null,
): Record<Name, string | null> {
  return mapValues(parsers, (parse, name) => {
    const text = textOf(name);
    return text === null ? null : parse(text);
  });
}

/** Returns a record with the same keys and mapped values. */
function mapValues<Name extends string, From, To>(
  record: Readonly<Record<Name, From>>,
  map: (value: From, name: string) => To,
): Record<Name, To>;
function mapValues<From, To>(record: Readonly<Record<string, From>>, map: (value: From, name: string) => To) {
  return Object.fromEntries(Object.entries(record).map(([name, value]): [string, To] => [name, map(value, name)]));
}
