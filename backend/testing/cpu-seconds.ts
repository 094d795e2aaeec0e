/** Seconds of processor that something needs: unlike the clock's, about the same on a quiet and a busy machine. */
export function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1_000_000;
}
