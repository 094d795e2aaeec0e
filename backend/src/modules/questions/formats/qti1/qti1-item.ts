import { type LocalizedMarkdown, readNumber } from '@masar/domain';
import type { Given } from '../given-answers.js';
import { PassageRoom } from '../long-passages.js';
import { type Loss, Unreadable } from '../read-questions.js';
import { takenPoints } from '../taken-points.js';
import { hasText } from '../texts/languages.js';
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
import { scoringOf } from './qti1-scoring.js';
import { type LabelledMaterial, materialOf, type Reading } from './qti1-text.js';

export interface Field {
  name: string;
  element: XmlElement;
  labels: XmlElement[];
}

const fieldNames = ['response_lid', 'response_str', 'response_num', 'response_grp', 'response_xy'];

/** What of the package around it an item of QTI 1.2 is read with. */
export interface Qti1Surroundings {
  /** What its sections show before each of their items: a passage is often there. */
  above: readonly XmlElement[];
  /** Whether it is about a text that is not in the file. */
  lacksText: boolean;
  labelled: LabelledMaterial;
}

/** One item of QTI 1.2 while it is read. */
export class Qti1Item {
  readonly losses: Loss[] = [];
  readonly presentation: XmlElement;
  readonly fields: Field[];
  readonly facts: ReadonlyMap<string, string>;
  private readonly scoring: (given: Given) => number;
  private readonly kept = new Set<string>();
  private readonly above: readonly XmlElement[];
  private readonly reading: Reading;
  private most = 0;

  constructor(
    readonly element: XmlElement,
    around: Qti1Surroundings,
  ) {
    const presentation = childOf(element, 'presentation');
    if (!presentation) throw new Unreadable('text-only', element.attributes['title'] ?? '');
    this.presentation = presentation;
    this.fields = [...within(presentation)]
      .filter(({ name }) => fieldNames.includes(name))
      .map((field) => {
        const labels = [...within(field)].filter(({ name }) => name === 'response_label');
        return { name: nameOfField(element, field, labels), element: field, labels };
      });
    this.facts = factsOf(element);
    if (around.lacksText) this.losses.push({ reason: 'other-file', detail: '' });
    const room = new PassageRoom();
    this.above = room.fitting(around.above, this.losses);
    this.reading = { losses: this.losses, labelled: around.labelled, room };
    this.scoring = scoringOf(element);
  }

  score = (given: Given): number => {
    const score = this.scoring(given);
    if (Number.isNaN(score)) throw new Unreadable('own-scoring');
    this.most = Math.max(this.most, score);
    return score;
  };

  text = (element: XmlElement): LocalizedMarkdown => materialOf(element, this.reading);

  /** What is asked, above and beneath the fields; `change` marks gaps in it. */
  prompt(change?: (text: string) => string): LocalizedMarkdown {
    // Beside a gap stands its name.
    const inFields = this.fields.length === 1 && !change ? childrenOf(this.fields[0]!.element, 'material') : [];
    const asked = {
      ...this.presentation,
      children: [...this.above, ...this.presentation.children, ...inFields],
    };
    return materialOf(asked, this.reading, change);
  }

  /** The kind by the name that Canvas, Blackboard or a cartridge gives it, in small letters. */
  get type(): string {
    const names = ['question_type', 'cc_profile', 'bbmd_questiontype', 'qmd_itemtype', 'qmd_questiontype'];
    return (
      names
        .map((name) => this.facts.get(name))
        .find(Boolean)
        ?.toLowerCase() ?? ''
    );
  }

  /** As its metadata say, else as much as its rules gave; of a hundred they are percent. */
  points(): number {
    const names = ['points_possible', 'cc_weighting', 'qmd_absolutescore_max', 'qmd_weighting'];
    const said = names.map((name) => this.facts.get(name) ?? '').find((each) => readNumber(each) !== undefined) ?? '';
    const isOfRules = said === '' && this.most > 0 && this.most !== 100 && !this.facts.has('cc_profile');
    const written = isOfRules ? String(Number(this.most.toFixed(5))) : said;
    return takenPoints(readNumber(written), written, this.losses);
  }

  /** What is said when just this value is given. */
  feedback(field: string, value: string): { feedback?: LocalizedMarkdown } {
    const rules = [...within(this.element)].filter(({ name }) => name === 'respcondition');
    const only = rules.find((rule) => {
      const tests = elementsOf(childOf(rule, 'conditionvar') ?? rule);
      const [test] = tests;
      const isThis =
        test?.name === 'varequal' && test.attributes['respident'] === field && textOf(test).trim() === value;
      return isThis && tests.length === 1 && childOf(rule, 'displayfeedback');
    });
    const named = only && childOf(only, 'displayfeedback')?.attributes['linkrefid'];
    const said = named && named !== 'correct_fb' ? this.said(named) : undefined;
    return said ? { feedback: said } : {};
  }

  said(ident: string): LocalizedMarkdown | undefined {
    const found = childrenOf(this.element, 'itemfeedback').find(({ attributes }) => attributes['ident'] === ident);
    const text = found && this.text(found);
    this.kept.add(ident);
    return text && hasText(text) ? text : undefined;
  }

  /** What is said and has no place in a bank: to whoever is right or wrong, or to an answer that the key has not. */
  tellFeedback(): void {
    for (const element of childrenOf(this.element, 'hint', 'answer_key', 'initial_text', 'itemrubric'))
      if (!saysNothing(element))
        this.losses.push({ reason: element.name === 'hint' ? 'hint' : 'rubric', detail: wordsOf(element) });
    for (const { attributes } of childrenOf(this.element, 'itemfeedback')) {
      const ident = attributes['ident'] ?? '';
      const said = this.kept.has(ident) ? undefined : this.said(ident);
      if (said) this.losses.push({ reason: 'feedback', detail: (said.ar || said.en).slice(0, 80) });
    }
  }
}

/** What rules call a field of text: itself, or as Brightspace does the only label in it. */
function nameOfField(item: XmlElement, field: XmlElement, labels: readonly XmlElement[]): string {
  const { ident = '' } = field.attributes;
  const [label] = labels;
  const asked = [...within(item)].map(({ attributes }) => attributes['respident']);
  const isLabel = field.name === 'response_str' && labels.length === 1 && !asked.includes(ident);
  return isLabel && asked.includes(label?.attributes['ident']) ? label!.attributes['ident']! : ident;
}

/** As the standard calls them, and as Brightspace does. */
const metadataFields = new Set(['qtimetadatafield', 'qti_metadatafield']);

/** Labels and entries of the item's metadata, and those elements of Blackboard that are called as what they say. */
function factsOf(item: XmlElement): Map<string, string> {
  const facts = new Map<string, string>();
  for (const element of within(item)) {
    if (element.name === 'presentation') break;
    const label = textOf(childOf(element, 'fieldlabel')).trim();
    if (metadataFields.has(element.name) && label) facts.set(label, textOf(childOf(element, 'fieldentry')).trim());
    else if (/^(?:bbmd|qmd)_/.test(element.name)) facts.set(element.name, textOf(element).trim());
  }
  return facts;
}
