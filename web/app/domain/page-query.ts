/** Reads the text of a parameter; `null` for what means nothing. */
type Read = (text: string) => string | null;

const matching =
  (value: RegExp): Read =>
  (text) =>
    value.test(text) ? text : null;

const day = matching(/^\d{4}-\d{2}-\d{2}$/u);

const smallWord = matching(/^[a-z0-9][a-z0-9-]{0,99}$/u);

/** A word of a filter, which in capitals is the same word. */
const word: Read = (text) => smallWord(text.toLowerCase());

/**
 * Every parameter that a page may read, with how its value is read: filters of lists, page numbers,
 * searches. What isn't here is left out of a page's key, so that it neither misses the page store nor
 * fills it, and no block can read it.
 */
const readers = {
  category: word,
  day,
  from: day,
  month: matching(/^\d{4}-\d{2}$/u),
  page: matching(/^[1-9]\d{0,6}$/u),
  q: matching(/^.{1,100}$/u),
  sent: matching(/^[a-z0-9]{1,64}$/u),
  stay: word,
  till: day,
  type: word,
} as const satisfies Record<string, Read>;

export type PageParameter = keyof typeof readers;

/** What the query of a page asks for; `null` where it says nothing. */
export type PageQuery = Readonly<Record<PageParameter, string | null>>;

/** Reads a page's query. Characters that nobody sees, and spaces around a value, say nothing. */
export function readPageQuery(search: URLSearchParams): PageQuery {
  const read = (name: PageParameter) => {
    const text = search.get(name)?.replaceAll(/\p{Cc}+/gu, " ") ?? "";
    return readers[name](text.trim());
  };
  return {
    category: read("category"),
    day: read("day"),
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
