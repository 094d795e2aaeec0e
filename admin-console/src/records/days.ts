const moved = (day: string, by: number): string => {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + by);
  return at.toISOString().slice(0, 10);
};

/** The server's filter ends before a day; people mean that day too. */
export const dayAfter = (day: string): string => moved(day, 1);
export const dayBefore = (day: string): string => moved(day, -1);
