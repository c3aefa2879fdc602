/** The target of a countdown; `null` when the editor chose neither event nor moment. */
export type CountdownData = {
  /** ISO 8601 moment counted down to. */
  startsAt: string;
  /** ISO 8601 moment it is over; `null` for a moment of the editor's own. */
  endsAt: string | null;
  /** Name of the event, where it is one. */
  title: string | null;
  /** Address of the event's page, where there is one. */
  path: string | null;
  /** ISO 8601 moment this was read: where the page's clock starts. */
  renderedAt: string;
} | null;
