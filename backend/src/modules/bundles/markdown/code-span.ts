/** Code as a span that shows it letter by letter, whatever backticks it has. */
export function codeSpan(code: string): string {
  const text = code.replace(/(?<!\s)\s*\n\s*/g, ' ');
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const marks = '`'.repeat(longest === 0 ? 1 : longest + 1);
  const room = /^`|`$|^ (?=.*\S).* $/.test(text) ? ' ' : '';
  return `${marks}${room}${text}${room}${marks}`;
}

/** A fenced block around code; the fence is longer than any in it. */
export function codeBlock(language: string, code: string): string {
  const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}

const entities: Record<string, string> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  '#96': '`',
  '#39': "'",
};

/** What stands in HTML, as the letters that it means. */
export const withoutEntities = (text: string): string =>
  text.replace(/&(lt|gt|amp|quot|apos|nbsp|#96|#39);/g, (_, name: string) => entities[name] ?? '');
