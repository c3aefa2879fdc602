/** Minutes since midnight of a time as clocks write it: `14:30`, seconds may follow. */
export function clockMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
