let isCutOff = false;

/** Whether nothing gets through: the device says so, or it was tried (`tellReach`, PERF-5). */
export const isOffline = (): boolean => isCutOff || navigator.onLine === false;

/**
 * What was tried of the network, which a device calls present while nothing gets through it. Whoever listens to the
 * window's `online` and `offline` hears it as if the device had noticed.
 */
export function tellReach(reaches: boolean): void {
  if (isCutOff === !reaches) return;
  isCutOff = !reaches;
  window.dispatchEvent(new Event(reaches ? 'online' : 'offline'));
}
