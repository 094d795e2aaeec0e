import { boundParagraphs } from './bound-paragraphs';

/** Quotes and lists inside each other, on one line; further signs are left out. */
const maximumLevels = 20;
/** Blanks with which a line may begin: they continue lists inside lists. */
const maximumIndentation = 160;
/** Letters without a blank; the search for addresses looks at each of them once for each before it. */
const maximumWord = 4000;
/** Cells that a table's rows may be filled up with. */
const maximumCells = 5000;
/** Letters of an address that many words can refer to. */
const maximumAddress = 2000;

const sign = String.raw`[ \t]{0,8}(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))`;
const deepSigns = new RegExp(`^((?:${sign}){${maximumLevels}})(?:${sign})+`, 'gm');
const deepIndentation = new RegExp(`^([ \\t]{${maximumIndentation}})[ \\t]+`, 'gm');
const longWord = new RegExp(`[-.+\\w]{${maximumWord}}(?=[-.+\\w])`, 'g');

/** The text with so few levels and such short words that reading it takes no browser down (SEC-14). */
export const boundMarkdown = (text: string): string =>
  boundParagraphs(text.replace(deepIndentation, '$1').replace(deepSigns, '$1').replace(longWord, '$& '));

/** The parts of a Markdown tree that this plugin reads and changes. */
interface MarkdownNode {
  type: string;
  url?: string;
  align?: unknown[] | null;
  children?: MarkdownNode[];
}

/**
 * A remark plugin against texts that grow when they are shown: the rows of a wide table are filled up to its heading,
 * and each reference repeats the address that it refers to (SEC-14).
 */
export const boundGrowth = () => visit;

function visit(node: MarkdownNode): void {
  if (node.type === 'table' && (node.align?.length ?? 0) * (node.children?.length ?? 0) > maximumCells)
    node.align = null;
  if (node.type === 'definition' && (node.url?.length ?? 0) > maximumAddress) node.url = '';
  node.children?.forEach(visit);
}
