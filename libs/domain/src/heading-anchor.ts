/** What a link within a text calls a heading: its letters and digits, small, blanks as hyphens. */
export const headingAnchor = (title: string): string =>
  title
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
