import type { SeedDocument } from "../../document.ts";
import { accreditationForm } from "./accreditation.ts";
import { businessRequestForm } from "./business-request.ts";
import { contactForm } from "./contact.ts";
import { contestForm } from "./contest.ts";
import { missingPosterForm } from "./missing-poster.ts";
import { officialForm } from "./official.ts";
import { ticketAlarmForm } from "./ticket-alarm.ts";
import { ticketPreOrderForm } from "./ticket-pre-order.ts";
import { waitingListForm } from "./waiting-list.ts";

/** The forms of the specification, section 3, and the waiting list of places to stay. */
export const forms: readonly SeedDocument[] = [
  contactForm,
  accreditationForm,
  officialForm,
  contestForm,
  missingPosterForm,
  businessRequestForm,
  ticketPreOrderForm,
  ticketAlarmForm,
  waitingListForm,
];
