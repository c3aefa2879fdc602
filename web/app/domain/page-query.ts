/** Parses the text of a parameter; `null` for an invalid one. */
type Read = (text: string) => string | null;

const matching =
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
  const read = (name: PageParameter) => {
    const text = search
      .get(name)
      ?.normalize("NFC")
      .replaceAll(/\p{Cc}+/gu, " ");
    return text === undefined ? null : readers[name](text.trim());
  };
  return {
    q: read("q"),
    type: read("type"),
    category: read("category"),
    stay: read("stay"),
    camera: read("camera"),
    month: read("month"),
    from: read("from"),
    till: read("till"),
    day: read("day"),
    event: read("event"),
    arrangement: read("arrangement"),
    guests: read("guests"),
    row: read("row"),
    time: read("time"),
    stand: read("stand"),
    zone: read("zone"),
    corner: read("corner"),
    layers: read("layers"),
    start: read("start"),
    to: read("to"),
    stepfree: read("stepfree"),
    decade: read("decade"),
    year: read("year"),
    page: read("page"),
    sent: read("sent"),
    app: read("app"),
  };
}
