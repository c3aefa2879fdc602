/** Returns the minutes since midnight of a time such as `14:30` or `14:30:00`. */
export function minutesSinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
