/** Components alone on their line: such a text is of a dialect that knows no code by indentation. */
const componentLine = /^[ \t]{0,40}<\/?[A-Z][A-Za-z]*(?:[ \t][^\n]*)?>[ \t]*$/;
const fence = /^[ \t>]{0,40}(?:```|~~~)/;
export const quoteSigns = /^(?: {0,3}> ?)*/;
const itemSign = /^((?:[-*+]|\d{1,9}[.)])( {1,4}|\t)|\[\^[^\]\s]+\]:)(?=\S|$)/;
const blockElement = /<(\/?)(?:table|thead|tbody|tr|td|th|ul|ol|li|dl|details|div|section|figure|center)(?=[\s/>])/gi;
const afterBlock = /^(?:#{1,6}(?:\s|$)|(?:[-*_] *){3,}$)/;

/** Width of the blanks that a line begins with; a tab leads to the next fourth column. */
function indentationOf(text: string): number {
  let width = 0;
  for (const sign of text) {
    if (sign === ' ') width += 1;
    else if (sign === '\t') width += 4 - (width % 4);
    else break;
  }
  return width;
}

function hasComponents(lines: readonly string[]): boolean {
  let isInFence = false;
  return lines.some((line) => {
    if (fence.test(line)) isInFence = !isInFence;
    return !isInFence && componentLine.test(line);
  });
}

/** Tells line by line which lines are code because they stand four further in than the text around them. */
export class IndentedCode {
  private readonly isOff: boolean;
  private mayBegin = true;
  private inCode = false;
  private quotes = 0;
  private openElements = 0;
  /** Where the text of each open list item begins. */
  private items: number[] = [];

  constructor(lines: readonly string[]) {
    this.isOff = hasComponents(lines);
  }

  /** Undefined for a blank line, which belongs to the code around it. */
  isCode(line: string): boolean | undefined {
    if (this.isOff) return false;
    const signs = quoteSigns.exec(line)?.[0] ?? '';
    const rest = line.slice(signs.length);
    this.enterQuote(signs.split('>').length - 1);
    if (rest.trim() === '') {
      this.mayBegin = true;
      return undefined;
    }
    const indentation = indentationOf(rest);
    if (this.mayBegin && !this.inCode) this.leaveItems(indentation);
    if ((this.mayBegin || this.inCode) && this.openElements === 0 && indentation >= (this.items.at(-1) ?? 0) + 4)
      return (this.inCode = true);
    if (this.mayBegin) this.leaveItems(indentation);
    this.inCode = false;
    this.read(rest.trimStart(), indentation);
    return false;
  }

  /** A fenced block ended: code may follow at once. */
  endBlock(): void {
    this.mayBegin = true;
    this.inCode = false;
  }

  private enterQuote(quotes: number): void {
    if (quotes === this.quotes) return;
    this.mayBegin = quotes > this.quotes || this.mayBegin;
    this.inCode = false;
    this.items = [];
    this.quotes = quotes;
  }

  private leaveItems(indentation: number): void {
    while (indentation < (this.items.at(-1) ?? 0)) this.items.pop();
  }

  private read(text: string, indentation: number): void {
    const [sign] = itemSign.exec(text) ?? [];
    if (sign) {
      this.leaveItems(indentation);
      this.items.push(sign.startsWith('[') ? 4 : indentation + indentationOf(sign.replace(/\S/g, ' ')));
    }
    for (const [, slash] of text.matchAll(blockElement))
      this.openElements = Math.max(0, this.openElements + (slash ? -1 : 1));
    this.mayBegin = afterBlock.test(text);
  }
}
