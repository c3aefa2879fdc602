/** Target of a countdown; `null` when the editor chose neither an event nor a moment. */
export type CountdownData = {
  /** ISO 8601 moment to count down to. */
  startsAt: string;
  /** ISO 8601 end of the event; `null` when the editor set a moment instead. */
  endsAt: string | null;
  title: string | null;
  /** Path of the event's page; `null` without an event. */
  path: string | null;
  /** ISO 8601 time of the server when it rendered, from which the browser's countdown starts. */
  renderedAt: string;
} | null;
