/** What a size may be: one of the nine steps, no smaller than a phone needs in a field, a share of the text around it. */
const allowed = [
  /^var\(--text-[1-9]\)$/,
  /^max\(16px, var\(--text-[1-9]\)\)$/,
  /^[\d.]+em$/,
  /^calc\(var\(--size\) \* [\d.]+\)$/,
  /^inherit$/,
];

/** Sizes of text in a style sheet that are none of the nine steps (`--text-1` … `--text-9`), as `line: size`. */
export function findOwnTextSizes(css: string): string[] {
  const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...withoutComments.matchAll(/(?<=[{;\s])font-size\s*:\s*([^;{}]+)/g)]
    .filter(([, size = '']) => !allowed.some((form) => form.test(size.trim())))
    .map((match) => `${withoutComments.slice(0, match.index).split('\n').length}: font-size: ${match[1]?.trim()}`);
}
