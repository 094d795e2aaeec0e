/** `{#name}` at the end of a heading names its anchor. */
const ownAnchor = /\s*\{#([\p{L}\p{N}_.-]{1,100})\}\s*$/u;

/** A heading as it is shown, without the anchor that its author may have named. */
export const headingText = (written: string): string => written.replace(ownAnchor, '');

const named = (heading: string): string =>
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
  return headings.map((written) => {
    const anchor = ownAnchor.exec(written)?.[1] ?? (named(written) || 'section');
    let free = anchor;
    for (let times = 1; taken.has(free); times += 1) free = `${anchor}-${times}`;
    taken.add(free);
    return free;
  });
}
