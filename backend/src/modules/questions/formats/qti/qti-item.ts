import type { LocalizedMarkdown } from '@masar/domain';
import { answerIn, type Given } from '../given-answers.js';
import { type Loss, Unreadable } from '../read-questions.js';
import { takenPoints } from '../taken-points.js';
import {
  childOf,
  childrenOf,
  elementsOf,
  saysNothing,
  within,
  wordsOf,
  type XmlElement,
  type XmlNode,
} from '../xml/read-xml.js';
import { ownText } from './own-text.js';
import { type QtiResponse, responsesOf } from './qti-declarations.js';
import { type Scoring, scoringOf } from './qti-scoring.js';
import { qtiText } from './qti-text.js';

/** One item while it is read: what its readers of single interactions ask for. */
export class QtiItem {
  readonly losses: Loss[] = [];
  readonly responses: QtiResponse[];
  readonly interactions: XmlElement[];
  private readonly scoring: Scoring | undefined;
  private most = 0;

  constructor(
    readonly element: XmlElement,
    private readonly body: XmlElement,
  ) {
    this.responses = responsesOf(element);
    this.interactions = [...within(body)].filter(({ name }) => name.endsWith('Interaction'));
    this.scoring = scoringOf(element, this.responses);
  }

  response(interaction: XmlElement): QtiResponse {
    const { responseIdentifier } = interaction.attributes;
    const response = this.responses.find(({ identifier }) => identifier === responseIdentifier);
    if (!response) throw new Unreadable('no-key', responseIdentifier);
    return response;
  }

  /** Points of an answer by the item's own rules; where it has none, exactly the right response earns one. */
  score(given: Given): number {
    const score = this.scoring ? this.scoring(given) : this.isRight(given) ? 1 : 0;
    if (Number.isNaN(score)) throw new Unreadable('own-scoring');
    this.most = Math.max(this.most, score);
    return score;
  }

  /** What the whole question is worth: as declared, else as much as its rules gave; times its weight in a test. */
  points(weight: number): number {
    const own = declaredPoints(this.element) ?? (this.most > 0 ? this.full(this.most) : 1);
    const whole = Number((own * weight).toFixed(5));
    return takenPoints(whole, String(whole), this.losses);
  }

  /** What the right answer earns: the declared maximum, where the rules come to it but for a rounding. */
  full(score: number): number {
    const declared = declaredPoints(this.element) ?? 1;
    return Math.abs(score - declared) < declared / 1000 ? declared : score;
  }

  private isRight = (given: Given): boolean =>
    this.responses.every(({ identifier, correct, cardinality }) => {
      const values = answerIn(given, identifier);
      const same = cardinality === 'ordered' ? values : values.toSorted();
      const others = cardinality === 'ordered' ? correct : correct.toSorted();
      return same.length === others.length && same.every((value, at) => value === others[at]);
    });

  text = (nodes: readonly XmlNode[], fields: ReadonlyMap<XmlElement, string> = new Map()): LocalizedMarkdown =>
    qtiText(nodes, this.losses, fields);

  /** All that is said around the interactions, then what the first one asks. */
  prompt(fields: ReadonlyMap<XmlElement, string> = new Map()): LocalizedMarkdown {
    const own = ownText(elementsOf(this.body).slice(0, 1));
    if (own) return own;
    const asked = this.interactions.flatMap((interaction) => childrenOf(interaction, 'prompt'));
    const nodes = [...this.body.children, ...asked.map((prompt) => ({ ...prompt, name: 'p' }))];
    const text = this.text(nodes, fields);
    if (text.ar === '' && text.en === '') throw new Unreadable('no-prompt');
    return text;
  }

  /** What is said about answers, as far as a bank has no place for it. */
  tellFeedback(isKept: (feedback: XmlElement) => boolean): void {
    for (const element of within(this.element)) {
      const isFeedback = ['modalFeedback', 'feedbackInline', 'feedbackBlock'].includes(element.name);
      if (isFeedback && !isKept(element) && !saysNothing(element))
        this.losses.push({ reason: 'feedback', detail: wordsOf(element) });
    }
  }
}

/** The parts of an item that nobody could keep as they are meant are refused before anything is read of it. */
export function openItem(element: XmlElement): QtiItem {
  if (element.attributes['adaptive'] === 'true') throw new Unreadable('adaptive');
  if (childrenOf(element, 'templateDeclaration', 'templateProcessing').length > 0) throw new Unreadable('drawn-values');
  const body = childOf(element, 'itemBody');
  if (!body) throw new Unreadable('broken', element.name);
  const names = [...within(body)].map(({ name }) => name).filter((name) => name.endsWith('Interaction'));
  const byPeople = names.find((name) => /^(extendedText|drawing|upload)/.test(name));
  if (byPeople !== undefined) throw new Unreadable('marked-by-people', byPeople);
  if (names.includes('endAttemptInteraction')) throw new Unreadable('adaptive', 'endAttemptInteraction');
  if (names.includes('mediaInteraction')) throw new Unreadable('media');
  if (names.length === 0) throw new Unreadable('text-only');
  return new QtiItem(element, body);
}

export const choiceElements = (interaction: XmlElement, ...names: string[]): XmlElement[] =>
  [...within(interaction)].filter(({ name }) => names.includes(name));

export const idOf = (element: XmlElement): string => element.attributes['identifier'] ?? '';
export const pairsOf = (values: readonly string[]): [string, string][] =>
  values.map((value) => {
    const [one = '', other = ''] = value.split(' ');
    return [one, other];
  });

/** The points that an item declares. */
function declaredPoints(element: XmlElement): number | undefined {
  const declared = childrenOf(element, 'outcomeDeclaration').find((outcome) => idOf(outcome) === 'SCORE');
  const maximum = Number(declared?.attributes['normalMaximum'] ?? NaN);
  return maximum > 0 ? maximum : undefined;
}
