import {
  childOf,
  childrenOf,
  elementsOf,
  saysNothing,
  textOf,
  within,
  wordsOf,
  type XmlElement,
} from '../xml/read-xml.js';
import type { LabelledMaterial } from './qti1-text.js';

interface ItemInPlace {
  item: XmlElement;
  /** The material of all sections around it, the outermost first, then that of the item whose text it is about. */
  above: readonly XmlElement[];
  /** Whether the item whose text it is about is not in the file. */
  lacksText: boolean;
}

interface ItemsInPlace {
  items: readonly ItemInPlace[];
  /** The beginnings of what assessments and sections say on how to take them, which no question of a bank does. */
  instructions: readonly string[];
  /** Questions and banks that are named, and may lie elsewhere. */
  elsewhere: readonly NamedElsewhere[];
}

interface NamedElsewhere {
  ident: string;
  /** How many questions are taken of it; not known of a bank that is taken whole. */
  questions?: number;
}

/** The items beneath a root in their order, each with what is shown before it (QB-3). */
export function itemsOf(root: XmlElement): ItemsInPlace {
  const items: ItemInPlace[] = [];
  const instructions: string[] = [];
  const elsewhere: NamedElsewhere[] = [];
  walk(root, []);
  return { ...withTheirTexts(items), instructions, elsewhere };

  function walk(element: XmlElement, inherited: readonly XmlElement[]): void {
    if (element.name === 'item') {
      items.push({ item: element, above: inherited, lacksText: false });
      return;
    }
    if (element.name === 'bankentry_item')
      elsewhere.push({ ident: element.attributes['item_ref'] ?? '', questions: 1 });
    for (const bank of childrenOf(element, 'sourcebank_ref'))
      elsewhere.push({ ident: textOf(bank).trim(), ...drawnBy(element) });
    const above = [...inherited, ...childrenOf(element, 'presentation_material')];
    instructions.push(
      ...childrenOf(element, 'rubric')
        .filter((rubric) => !saysNothing(rubric))
        .map(wordsOf),
    );
    for (const child of elementsOf(element)) walk(child, above);
  }
}

function drawnBy(selection: XmlElement): Pick<NamedElsewhere, 'questions'> {
  const number = textOf(childOf(selection, 'selection_number')).trim();
  return /^[1-9]\d{0,5}$/.test(number) ? { questions: Number(number) } : {};
}

/** Canvas keeps a text for several questions as an item of its own, which these name: it stands above each of them. */
function withTheirTexts(items: readonly ItemInPlace[]): { items: ItemInPlace[] } {
  const named = new Map(items.map(({ item }) => [item.attributes['ident'] ?? '', item]));
  const asked = items.map(({ item }) => parentOf(item));
  const found = items.map((each, at): ItemInPlace => {
    const parent = asked[at];
    if (parent === undefined) return each;
    const text = named.get(parent);
    return text ? { ...each, above: [...each.above, ...shownOf(text)] } : { ...each, lacksText: true };
  });
  return { items: found.filter(({ item }) => !asked.includes(item.attributes['ident'] ?? '')) };
}

function parentOf(item: XmlElement): string | undefined {
  const field = [...within(item)].find(
    ({ name, children }) =>
      name === 'qtimetadatafield' &&
      children.some((child) => typeof child !== 'string' && textOf(child).trim() === 'parent_stimulus_item_ident'),
  );
  return field && (textOf(childOf(field, 'fieldentry')).trim() || undefined);
}

/** What is said of the text, and the text. */
function shownOf(item: XmlElement): XmlElement[] {
  const said = item.attributes['instructions'] ?? '';
  return [{ name: 'mattext', attributes: {}, children: [said] }, ...childrenOf(item, 'presentation')];
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
