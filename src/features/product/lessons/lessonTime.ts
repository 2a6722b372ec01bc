/** How long lessons take, to the minute: `48 min`, `2 h`, `1 h 15 min`. */
export function lessonTime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}
