const wallTime = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Amsterdam",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  timeZoneName: "longOffset",
});

/** Converts an ISO 8601 moment to the circuit's time zone: `2027-06-25T09:00:00+02:00`. */
export function circuitMoment(moment: string): string {
  const [day = "", time = "", offset = ""] = wallTime.format(new Date(moment)).split(" ");
  return `${day}T${time}${offset.replace("GMT", "")}`;
}
