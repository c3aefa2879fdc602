/** Reads the text of a parameter; `null` for one that isn't valid. */
type Read = (text: string) => string | null;

const matching =
  (value: RegExp): Read =>
  (text) =>
    value.test(text) ? text : null;

const day = matching(/^\d{4}-\d{2}-\d{2}$/u);

const smallWord = matching(/^[a-z0-9][a-z0-9-]{0,99}$/u);

const documentId = matching(/^[a-z0-9]{1,64}$/u);

/** A word of a filter; capitals make no difference. */
const word: Read = (text) => smallWord(text.toLowerCase());

/**
 * Every parameter that a page may read, with how its value is read: filters of lists, page numbers,
 * searches, what is chosen in a form. Any other parameter is left out of a page's key, so that it neither misses the page store nor
 * fills it, and no block can read it.
 */
const readers = {
  category: word,
  day,
  event: documentId,
  from: day,
  month: matching(/^\d{4}-\d{2}$/u),
  page: matching(/^[1-9]\d{0,6}$/u),
  q: matching(/^.{1,100}$/u),
  sent: documentId,
  stay: word,
  till: day,
  type: word,
} as const satisfies Record<string, Read>;

export type PageParameter = keyof typeof readers;

/** The parameters of a page; `null` for one that is absent or isn't valid. */
export type PageQuery = Readonly<Record<PageParameter, string | null>>;

/** Reads a page's query. Control characters count as spaces; spaces around a value are left out. */
export function readPageQuery(search: URLSearchParams): PageQuery {
  const read = (name: PageParameter) => {
    const text = search.get(name)?.replaceAll(/\p{Cc}+/gu, " ") ?? "";
    return readers[name](text.trim());
  };
  return {
    category: read("category"),
    day: read("day"),
    event: read("event"),
    from: read("from"),
    month: read("month"),
    page: read("page"),
    q: read("q"),
    sent: read("sent"),
    stay: read("stay"),
    till: read("till"),
    type: read("type"),
  };
}
