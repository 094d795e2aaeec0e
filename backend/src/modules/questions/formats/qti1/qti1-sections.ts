import { childrenOf, elementsOf, saysNothing, within, wordsOf, type XmlElement } from '../xml/read-xml.js';
import type { LabelledMaterial } from './qti1-text.js';

interface ItemInPlace {
  item: XmlElement;
  /** The material of all sections around it, the outermost first. */
  above: readonly XmlElement[];
}

interface ItemsInPlace {
  items: readonly ItemInPlace[];
  /** The beginnings of what assessments and sections say on how to take them, which no question of a bank does. */
  instructions: readonly string[];
}

/** The items beneath a root in their order, each with what its sections show before it (QB-3). */
export function itemsOf(root: XmlElement): ItemsInPlace {
  const items: ItemInPlace[] = [];
  const instructions: string[] = [];
  walk(root, []);
  return { items, instructions };

  function walk(element: XmlElement, inherited: readonly XmlElement[]): void {
    if (element.name === 'item') {
      items.push({ item: element, above: inherited });
      return;
    }
    const above = [...inherited, ...childrenOf(element, 'presentation_material')];
    instructions.push(
      ...childrenOf(element, 'rubric')
        .filter((rubric) => !saysNothing(rubric))
        .map(wordsOf),
    );
    for (const child of elementsOf(element)) walk(child, above);
  }
}

/** What other material refers to; the first of a label counts. */
export function labelledIn(root: XmlElement): LabelledMaterial {
  const labelled = new Map<string, XmlElement>();
  for (const element of within(root)) {
    const { label } = element.attributes;
    if (label && /^mat/.test(element.name) && !labelled.has(label)) labelled.set(label, element);
  }
  return labelled;
}
