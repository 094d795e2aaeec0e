/** IDs such as ENR-2 that stand in square brackets in the titles of tests. */
const title =
  /\b(?:describe|it|test)(?:\.\w+)*(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
const bracketed = /\[((?:[A-Z][A-Z0-9]*-\d+)(?:,\s*[A-Z][A-Z0-9]*-\d+)*)\]/g;

/** All requirement IDs that the titles of this test file name. */
export function citedRequirements(testSource: string): string[] {
  const ids = new Set<string>();
  for (const [, , text = ''] of testSource.matchAll(title)) {
    for (const [, list = ''] of text.matchAll(bracketed)) for (const id of list.split(/,\s*/)) ids.add(id);
  }
  return [...ids];
}

/** All IDs that a requirements document defines or names. */
export function knownRequirements(document: string): Set<string> {
  return new Set(document.match(/\b[A-Z][A-Z0-9]*-\d+\b/g));
}
