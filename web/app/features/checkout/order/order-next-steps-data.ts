/** A visit to an event on the ordered days, with practical facts and the tickets. */
export interface OrderVisit {
  key: string;
  title: string;
  /** Brand colour. */
  colour: string;
  /** `27`, or `25–27`. */
  dayNumbers: string;
  /** `zondag, juni 2027`. */
  day: string;
  facts: readonly { term: string; value: string }[];
  /** Path of the event's programme; `null` once the event was moved, postponed or cancelled. */
  programmePath: string | null;
  /** Path of the view from the grandstand; `null` without one. */
  viewPath: string | null;
  /** Indexes of the visit's tickets in the list of tickets of the page. */
  tickets: readonly number[];
}

/** A suggestion below an order: where to stay, or how to travel. */
export interface OrderSuggestion {
  colour: string;
  title: string;
  word: string;
  text: string;
  link: string;
  to: string;
}

/** What comes next for an order with valid tickets. */
export interface OrderNextSteps {
  /** Nights until the first day, such as `218`, with a text; `null` once that day has passed. */
  wait: { word: string; text: string } | null;
  visits: readonly OrderVisit[];
  ways: readonly OrderSuggestion[];
  steps: readonly { title: string; text: string }[];
}
