/** The draw of the waiting room of a ticket type's event. */
export interface DrawView {
  /** ISO 8601. */
  at: string;
  /** How many have a place since. */
  places: number;
}
