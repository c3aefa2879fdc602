/** The draw of the waiting room of a ticket type's event. */
export interface DrawView {
  /** ISO 8601. */
  at: string;
  /** Number of visitors with a position in the queue. */
  places: number;
}
