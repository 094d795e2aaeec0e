import { type BoxStart, boxStartOf, endsBox, insideBox, kindOf, lastColonsIn, withOwnKind } from './box-forms.js';
import { RefusedText } from './refused-text.js';
import type { OnRemark } from './surroundings.js';

interface BoxLimits {
  depth: number;
  letters: number;
}

/** A text and, for each of its lines, the line that it came from. */
interface BoxedText {
  text: string;
  lines: readonly number[];
}

const codeFence = /^[ \t>]{0,40}(?:(?:[-*+]|\d{1,9}[.)])[ \t]{1,8})?(`{3,}|~{3,})(.*)$/;

/**
 * Boxes of other dialects as ours, `> [!NOTE]` (CRS-5): ```smart and its like, `:::note`, `!!! note`. Nested beyond the
 * limit, or longer than it, they are refused.
 */
export function withOwnBoxes(text: string, limits: BoxLimits, remark: OnRemark): BoxedText {
  const source = text.split('\n');
  const lastColons = lastColonsIn(source);
  const boxed = new BoxedLines(limits, remark);
  let code = '';
  for (const [place, each] of source.entries()) {
    const line = boxed.withoutIndentation(each, place, code !== '');
    const [, marks = '', info = ''] = codeFence.exec(line) ?? [];
    if (code) {
      if (marks.startsWith(code) && info.trim() === '') code = '';
      boxed.write(line, place);
      continue;
    }
    if (endsBox(line, boxed.innermostEnd)) {
      boxed.end(place);
      continue;
    }
    const start = boxStartOf(line, place < lastColons);
    if (start) {
      boxed.begin(start, place);
      continue;
    }
    if (marks && !(marks.startsWith('`') && info.includes('`'))) code = marks;
    boxed.write(
      withOwnKind(line, (unknown) => remark('unknown_box', place + 1, unknown)),
      place,
    );
  }
  return boxed.result();
}

/** Lines on their way, each behind the signs of the boxes that it stands in. */
class BoxedLines {
  private readonly open: BoxStart[] = [];
  private readonly written: string[] = [];
  private readonly lines: number[] = [];
  private letters = 0;

  constructor(
    private readonly limits: BoxLimits,
    private readonly remark: OnRemark,
  ) {}

  get innermostEnd(): string | undefined {
    return this.open.at(-1)?.end;
  }

  begin(box: BoxStart, place: number): void {
    const kind = kindOf(box.name);
    if (!kind && !box.isFrameless) this.remark('unknown_box', place + 1, box.name);
    if (this.open.length >= this.limits.depth)
      throw new RefusedText('bundle.too_deep', { line: place + 1, max: this.limits.depth });
    this.open.push(box);
    const title = box.title ? [`**${box.title}**`, ''] : [];
    for (const line of [box.isFrameless ? '' : `[!${kind ?? 'NOTE'}]`, ...title, ...(box.text ? [box.text] : [])])
      this.write(line, place);
  }

  end(place: number): void {
    this.open.pop();
    this.write('', place);
  }

  write(line: string, place: number): void {
    const prefix = this.open.map(({ indentation, isFrameless }) => (isFrameless ? '' : `${indentation}> `)).join('');
    const written = line === '' ? prefix.trimEnd() : prefix + line;
    this.letters += written.length + 1;
    if (this.letters > this.limits.letters) throw new RefusedText('bundle.unfolds', { max: this.limits.letters });
    this.written.push(written);
    this.lines.push(place + 1);
  }

  /** The line as its boxes hold it; boxes that end where the indentation does end here when it does. */
  withoutIndentation(each: string, place: number, isCode: boolean): string {
    let line = each;
    for (const [depth, box] of [...this.open].entries()) {
      const inside = insideBox(box, line);
      if (box.end === '' && inside === undefined && line.trim() !== '' && !isCode) {
        while (this.open.length > depth) this.end(place);
        break;
      }
      line = inside ?? line.trimStart();
    }
    return line;
  }

  result(): BoxedText {
    return { text: this.written.join('\n'), lines: this.lines };
  }
}
