/** The place of the ticket alarm's form on whatever page has it, whichever form an editor chose for it. */
export const alarmAnchor = "ticket-alarm-form";
