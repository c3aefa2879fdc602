/** The question for the address. */
export const alarmAddress = { __component: "fields.email" as const, name: "email", label: "E-mail", required: true };

/** The question for the event. */
export const alarmEvent = {
  __component: "fields.choice" as const,
  name: "event",
  label: "Evenement",
  required: true,
  source: "events" as const,
};

/** The purpose and the questions of a form that sets a ticket alarm. */
export const ticketAlarm = { purpose: "ticket-alarm" as const, fields: [alarmAddress, alarmEvent] };
