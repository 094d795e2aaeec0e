/** Files of a bundle by their path inside it, e.g. `lessons/01-start.ar.md`. */
export type BundleFiles = Map<string, Uint8Array>;
