/** Signs of one paragraph that may begin or end something; reading them takes the square of their number. */
const maximumSigns = 1000;
/** In code they cost little, and an empty line too many would be seen. */
const maximumSignsInCode = 10_000;

const signs = /[*_~[\]`<@]/g;
const fence = /^ {0,3}(?:(`{3,})[^`]*|(~{3,}).*)$/;
/** Nothing, or what begins something of its own. */
const beginning = /^\s*(?:$|[-+*>#]\s)/;

/** Ends a paragraph before it has too many signs, and makes those of a line that alone has too many words (SEC-14). */
export function boundParagraphs(text: string): string {
  const result: string[] = [];
  let count = 0;
  let open = '';
  for (const line of text.split('\n')) {
    const [, backticks, tildes] = fence.exec(line) ?? [];
    const marks = backticks ?? tildes ?? '';
    const maximum = open ? maximumSignsInCode : maximumSigns;
    const found = line.match(signs)?.length ?? 0;
    count = beginning.test(line) || (marks && !open) ? found : count + found;
    if (count > maximum && count > found) result.push('');
    if (count > maximum) count = found;
    result.push(found > maximum ? line.replace(signs, '\\$&') : line);
    if (!open) open = marks;
    else if (marks.startsWith(open) && line.trim() === marks) open = '';
  }
  return result.join('\n');
}
