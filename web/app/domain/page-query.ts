/** Reads the text of a parameter; `null` for one that isn't valid. */
type Read = (text: string) => string | null;

const matching =
  (value: RegExp): Read =>
  (text) =>
    value.test(text) ? text : null;

const day = matching(/^\d{4}-\d{2}-\d{2}$/u);

const smallWord = matching(/^[a-z0-9][a-z0-9-]{0,99}$/u);

const timeOfDay = matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/u);

const documentId = matching(/^[a-z0-9]{1,64}$/u);

/** A word of a filter; capitals make no difference. */
const word: Read = (text) => smallWord(text.toLowerCase());

/**
 * Every parameter that a page may read, with how its value is read: searches, filters of lists, what is chosen in a form,
 * page numbers, the app mode. Any other parameter is left out of a page's key, so that it neither misses the page store nor
 * fills it, and no page can read it (a lint rule). The order is that of the key.
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
  // Of a proposal: which arrangement, for how many.
  arrangement: word,
  guests: matching(/^[1-9]\d{0,3}$/u),
  // Of the view from a stand: which part of its rows, and the time of the day.
  row: matching(/^(?:low|middle|high)$/u),
  time: timeOfDay,
  stand: word,
  zone: word,
  corner: matching(/^[1-9]\d{0,2}$/u),
  layers: word,
  start: word,
  to: word,
  stepfree: () => "1",
  // Of posters: ten years, by the first of them, and the year that one is looked for from.
  decade: matching(/^[1-9]\d{2}0$/u),
  year: matching(/^[1-9]\d{3}$/u),
  page: matching(/^[1-9]\d{0,6}$/u),
  sent: documentId,
  // Its value says nothing: `app-mode.ts` reads it as well, for code in every page.
  app: () => "1",
} as const satisfies Record<string, Read>;

export type PageParameter = keyof typeof readers;

/** The parameters of a page; `null` for one that is absent or isn't valid. */
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
