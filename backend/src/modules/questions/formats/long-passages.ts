import type { Loss } from './read-questions.js';
import { longest } from './texts/foreign-text.js';
import { elementsOf, isElement, textOf, wordsOf, type XmlElement, type XmlNode } from './xml/read-xml.js';
import { xmlText } from './xml/write-xml.js';

/** An element whose text is HTML. */
export const pageElement = 'mattext';

/** Letters that the passages of one question may take together; the rest is for what is asked (SEC-6). */
export const longestPassage = longest - 2000;

/** What is left of them while a question is read. */
export class PassageRoom {
  private left = longestPassage;

  /** Whether these have room; then they take it. */
  takes(nodes: readonly XmlNode[]): boolean {
    const letters = nodes.reduce((sum, node) => sum + lettersOf(node), 0);
    if (letters > this.left) return false;
    this.left -= letters;
    return true;
  }

  /** Those that have room, in their order; the others are told, and their question stays (QB-3). */
  fitting<Node extends XmlNode>(passages: readonly Node[], losses: Loss[]): Node[] {
    return passages.filter((passage) => {
      const fits = this.takes([passage]);
      if (!fits) losses.push({ reason: 'long-passage', detail: isElement(passage) ? beginningOf(passage) : '' });
      return fits;
    });
  }
}

/** With the marks around them. */
const lettersOf = (node: XmlNode): number => {
  if (!isElement(node)) return xmlText(node).length;
  return node.name === pageElement
    ? textOf(node).length
    : node.children.reduce((sum, child) => sum + lettersOf(child), 2 * node.name.length + 5);
};

function beginningOf(element: XmlElement): string {
  const page = element.name === pageElement || elementsOf(element).length > 0;
  const words = page
    ? textOf(element)
        .slice(0, 2000)
        .replace(/<[^<>]*>/g, ' ')
    : textOf(element);
  return wordsOf({ ...element, children: [words] });
}
