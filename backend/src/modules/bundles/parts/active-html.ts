/**
 * Whether a text in Markdown has HTML that could run or fetch, outside of its code. Nothing of it would be shown, so it
 * is not what an author meant (SEC-14). Takes time in proportion to the text.
 */
export function hasActiveHtml(markdown: string): boolean {
  const text = withoutCode(markdown);
  if (/<\/?(?:script|iframe|object|embed|base)\b|\]\(\s*(?:<\s*)?(?:javascript|vbscript|data):/i.test(text))
    return true;
  return [...text.matchAll(/<[a-z][^<>]*>/gi)].some(([tag]) => /\son[a-z]+\s*=|=\s*(?:["']\s*)?javascript:/i.test(tag));
}

/** The text without fences and spans: what stands between two runs of as many backticks. */
function withoutCode(markdown: string): string {
  const runs = [...markdown.matchAll(/`+/g)];
  const later = new Map<number, number[]>();
  for (const { 0: run, index } of runs.toReversed()) {
    const places = later.get(run.length);
    if (places) places.push(index);
    else later.set(run.length, [index]);
  }
  let text = '';
  let from = 0;
  for (const { 0: run, index } of runs) {
    const places = later.get(run.length)!;
    places.pop();
    if (index < from) continue;
    const end = places.at(-1);
    if (end === undefined) continue;
    text += `${markdown.slice(from, index)} `;
    from = end + run.length;
  }
  return text + markdown.slice(from);
}
