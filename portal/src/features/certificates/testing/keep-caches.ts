/** The browser's cache storage, as far as a page that keeps single answers needs it. */
export function keepCaches(): void {
  const kept = new Map<string, string>();
  const cache = {
    put: async (address: string, response: Response) => void kept.set(address, await response.text()),
  };
  const caches = {
    open: async () => cache,
    match: async (address: string) => (kept.has(address) ? new Response(kept.get(address)) : undefined),
  };
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
}
