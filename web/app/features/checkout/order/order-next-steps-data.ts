/** An event of an order on its days, with what its visitor needs to know. */
export interface OrderVisit {
  key: string;
  title: string;
  /** Brand colour of its field. */
  colour: string;
  /** `27`, or `25–27`. */
  dayNumbers: string;
  /** `zondag, juni 2027`. */
  day: string;
  facts: readonly { term: string; value: string }[];
  /** The programme on its page; `null` once it isn't on these days any more. */
  programmePath: string | null;
  /** The view from its stand; `null` for a ticket without one. */
  viewPath: string | null;
  /** Its tickets, by their place among those of the page. */
  tickets: readonly number[];
}

/** A way on from the order: a large word, and what it is about. */
export interface OrderWay {
  colour: string;
  title: string;
  word: string;
  text: string;
  link: string;
  to: string;
}

/** The next steps of an order that stands. */
export interface OrderNextSteps {
  /** How long it takes until the first day: `218` with its words; `null` once it has begun, or nobody knows when it will. */
  wait: { word: string; text: string } | null;
  visits: readonly OrderVisit[];
  ways: readonly OrderWay[];
  steps: readonly { title: string; text: string }[];
}
