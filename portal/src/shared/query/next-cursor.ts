/** The cursor of the next page from a Link header, undefined on the last page (CRS-7). */
export function nextCursor(link: string | null): string | undefined {
  const address = link?.match(/<([^<>]+)>;\s*rel="?next"?/)?.[1];
  if (!address) return undefined;
  return new URL(address, 'http://list').searchParams.get('cursor') ?? undefined;
}
