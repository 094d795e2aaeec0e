/** `{#name}` or `[#name]` at the end of a heading names its anchor. */
const ownAnchor = /[ \t]*(?:\{#([\p{L}\p{N}_.-]{1,100})\}|\[#([\p{L}\p{N}_.-]{1,100})\])[ \t]*$/u;

/** Of the end alone: looking through all of a long heading takes the square of its length. */
function ownAnchorOf(written: string): { whole: string; name: string | undefined } {
  const [whole = '', braced, bracketed] = ownAnchor.exec(written.slice(-220)) ?? [];
  return { whole, name: braced ?? bracketed };
}

/** A heading as it is shown, without the anchor that its author may have named. */
export const headingText = (written: string): string =>
  written.slice(0, written.length - ownAnchorOf(written).whole.length);

/** What a heading is called by its words: its letters and digits, small, blanks as hyphens. */
export const headingAnchor = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\s-]/gu, '')
    .replace(/\s/g, '-');

/**
 * Names by which addresses lead to the headings of a text, in their order: the one that the author named, else the
 * words with hyphens between, as in `#خطوات-أولى`; a repeated one gets a number. The player and everything that links
 * into a lesson name them by this rule alone (LSN-2, SRCH-2).
 */
export function anchorsOf(headings: readonly string[]): string[] {
  const taken = new Set<string>();
  const repeated = new Map<string, number>();
  return headings.map((written) => {
    const anchor = ownAnchorOf(written).name ?? (headingAnchor(written) || 'section');
    let times = repeated.get(anchor) ?? 0;
    let free = times === 0 ? anchor : `${anchor}-${times}`;
    while (taken.has(free)) free = `${anchor}-${(times += 1)}`;
    repeated.set(anchor, times);
    taken.add(free);
    return free;
  });
}
