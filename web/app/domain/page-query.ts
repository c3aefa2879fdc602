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
 * Every parameter that a page may read, with how its value is read: searches, filters of lists, what is chosen in a form,
 * page numbers, the app mode. Any other parameter is left out of a page's key, so that it neither misses the page store nor
 * fills it, and no page can read it (a lint rule). The order is that of the key.
 */
const readers = {
  q: matching(/^.{1,100}$/u),
  type: word,
  category: word,
  stay: word,
  month: matching(/^\d{4}-\d{2}$/u),
  from: day,
  till: day,
  day,
  event: documentId,
  page: matching(/^[1-9]\d{0,6}$/u),
  sent: documentId,
  // Its value says nothing: `app-mode.ts` reads it as well, for code in every page.
  app: () => "1",
} as const satisfies Record<string, Read>;

export type PageParameter = keyof typeof readers;

/** The parameters of a page; `null` for one that is absent or isn't valid. */
export type PageQuery = Readonly<Record<PageParameter, string | null>>;

/** Reads a page's query. Control characters count as spaces; spaces around a value are left out. */
export function readPageQuery(search: URLSearchParams): PageQuery {
  const read = (name: PageParameter) => {
    const text = search.get(name)?.replaceAll(/\p{Cc}+/gu, " ");
    return text === undefined ? null : readers[name](text.trim());
  };
  return {
    q: read("q"),
    type: read("type"),
    category: read("category"),
    stay: read("stay"),
    month: read("month"),
    from: read("from"),
    till: read("till"),
    day: read("day"),
    event: read("event"),
    page: read("page"),
    sent: read("sent"),
    app: read("app"),
  };
}
