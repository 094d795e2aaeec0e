let isCutOff = false;

/** Whether nothing gets through: the device says so, or it was tried (`tellReach`, PERF-5). */
export const isOffline = (): boolean => missingReach() !== undefined;

/** What does not answer: the network, of which the device says so, or the server, of which it was tried. */
export const missingReach = (): 'network' | 'server' | undefined =>
  navigator.onLine === false ? 'network' : isCutOff ? 'server' : undefined;

/**
 * What was tried of the network, which a device calls present while nothing gets through it. Whoever listens to the
 * window's `online` and `offline` hears it as if the device had noticed.
 */
export function tellReach(reaches: boolean): void {
  if (isCutOff === !reaches) return;
  isCutOff = !reaches;
  window.dispatchEvent(new Event(reaches ? 'online' : 'offline'));
}
