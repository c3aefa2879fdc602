/** A replaced ticket. `before` and `after`: the names on the old and the new ticket. */
export interface ReplacedTicket {
  code: string;
  newCode: string;
  before: string;
  after: string;
}

/** A ticket that staff cancelled while its order stays valid. */
export interface EndedTicket {
  code: string;
  holder: string;
  /** Event and ticket type. */
  about: string;
  /** Reason that staff typed; `null` without one. */
  reason: string | null;
}

/** Facts for the texts of a mail. Amounts and days are formatted already. */
export interface MailFacts {
  number: string;
  /** Title of the event, when all lines are for one event; `null` otherwise. */
  event: string | null;
  total: string;
  /** Last day to pay an invoice. */
  dueDate: string;
  /** Refunds by the payment provider that no earlier mail had; `null` for none. */
  refundedOnline: string | null;
  /** Refunds that staff transfer themselves, and that no earlier mail had; `null` for none. */
  refundedByHand: string | null;
  /** Failed refunds that no earlier mail had; `null` for none. */
  refundFailed: string | null;
  /** Reasons that staff typed for these refunds. */
  refundReasons: readonly string[];
  /** Money that the circuit keeps of an order that was cancelled or refunded; `null` for none. */
  kept: string | null;
  /** Whether the order has a price, and no money for it ever came in. */
  isUnpaid: boolean;
  /** Whether the order has or had tickets. */
  hadTickets: boolean;
  /** Whether the order has valid tickets. */
  hasTickets: boolean;
  /** Replaced tickets that no earlier mail had. */
  replaced: readonly ReplacedTicket[];
  /** Singly cancelled tickets that no earlier mail had. */
  ended: readonly EndedTicket[];
  /** Whether staff cancelled single tickets of the order. */
  hasEnded: boolean;
}

/** Texts of one kind of mail. */
export interface MailWords {
  subject: (facts: MailFacts) => string;
  paragraphs: (facts: MailFacts) => string[];
}
