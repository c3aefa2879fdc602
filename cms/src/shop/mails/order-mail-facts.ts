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

/** What the words of a mail are about. Amounts and days are written already. */
export interface MailFacts {
  number: string;
  /** What was ordered for, when that is one event. */
  event: string | null;
  total: string;
  /** Last day to pay an invoice. */
  dueDate: string;
  /** What this mail is the first to say was paid back by the payment provider; `null` for nothing. */
  refundedOnline: string | null;
  /** What staff transfer themselves, or have transferred, likewise. */
  refundedByHand: string | null;
  /** What it is the first to say couldn't be paid back, likewise. */
  refundFailed: string | null;
  /** What staff typed of why they pay back what is new. */
  refundReasons: readonly string[];
  /** What the circuit still has of an order that ended; `null` for nothing. */
  kept: string | null;
  /** Whether it costs something and no money for it came in, ever. */
  isUnpaid: boolean;
  /** Whether it had tickets, valid or not. */
  hadTickets: boolean;
  /** Whether its tickets are valid. */
  hasTickets: boolean;
  /** What this mail is the first to say was replaced. */
  replaced: readonly ReplacedTicket[];
  /** What it is the first to say was cancelled by itself. */
  ended: readonly EndedTicket[];
  /** Whether tickets were cancelled by themselves, by now. */
  hasEnded: boolean;
}

/** The words of one kind of mail. */
export interface MailWords {
  subject: (facts: MailFacts) => string;
  paragraphs: (facts: MailFacts) => string[];
}
