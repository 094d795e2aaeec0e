/** Places of the drawing that a value names: `#arrow`, `url(#arrow)`; as in addresses, letters may be written as %61. */
export const placesIn = (value: string): string[] =>
  [...value.replace(/\s+/g, '').matchAll(/(?:^|url\(["']?)#([^"')]+)/gi)].map(([, id = '']) => decoded(id));

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
