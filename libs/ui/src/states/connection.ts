/** What does not answer: the network, or behind it the server, for which a gateway answers. */
export type Missing = 'network' | 'server';

let tried: Missing | undefined;

/** Whether nothing gets through: the device says so, or it was tried (`tellMissing`, PERF-5). */
export const isOffline = (): boolean => missingReach() !== undefined;

/** What does not answer, as the device says or as it was tried. */
export const missingReach = (): Missing | undefined => (navigator.onLine === false ? 'network' : tried);

/**
 * What was tried of the network, which a device calls present while nothing gets through it; undefined once something
 * does. Whoever listens to the window's `online` and `offline` hears it as if the device had noticed.
 */
export function tellMissing(missing: Missing | undefined): void {
  if (tried === missing) return;
  tried = missing;
  window.dispatchEvent(new Event(missing ? 'offline' : 'online'));
}
