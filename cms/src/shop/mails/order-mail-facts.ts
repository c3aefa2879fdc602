/** A ticket that another one took the place of, with the names on both. */
export interface ReplacedTicket {
  code: string;
  newCode: string;
  before: string;
  after: string;
}

/** A ticket that was cancelled by itself, with its name and what it is for. */
export interface EndedTicket {
  code: string;
  holder: string;
  about: string;
  /** As staff typed it; `null` where they didn't. */
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
  /** Whether it costs something and no money for it came in, ever. */
  isUnpaid: boolean;
  /** Whether it had tickets, valid or not. */
  hadTickets: boolean;
  /** Whether its tickets are valid. */
  hasTickets: boolean;
  /** Replaced tickets that no earlier mail had. */
  replaced: readonly ReplacedTicket[];
  /** Singly cancelled tickets that no earlier mail had. */
  ended: readonly EndedTicket[];
  /** Whether tickets were cancelled by themselves, by now. */
  hasEnded: boolean;
}

/** The words of one kind of mail. */
export interface MailWords {
  subject: (facts: MailFacts) => string;
  paragraphs: (facts: MailFacts) => string[];
}
