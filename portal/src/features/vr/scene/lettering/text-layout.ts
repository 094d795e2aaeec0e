export type Measure = (text: string) => number;

/** Breaks a text into lines that fit; what is too long for the last line ends with an ellipsis. */
export function textLines(text: string, width: number, most: number, measure: Measure): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const lines: string[] = [];
  let line = '';
  for (const [index, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width || line === '') {
      line = longer;
      continue;
    }
    if (lines.length === most - 1) {
      lines.push(shortened(`${line} ${words.slice(index).join(' ')}`, width, measure));
      return lines;
    }
    lines.push(line);
    line = word;
  }
  if (line !== '') lines.push(shortened(line, width, measure));
  return lines;
}

/** The beginning of a text that fits, with an ellipsis; letters that join are never cut from their marks. */
export function shortened(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  while (letters.length > 1 && measure(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The largest of these sizes at which a text takes no more than so many lines; otherwise the smallest. */
export function fittingSize(sizes: readonly number[], fits: (size: number) => boolean): number {
  return sizes.find(fits) ?? sizes.at(-1)!;
}
