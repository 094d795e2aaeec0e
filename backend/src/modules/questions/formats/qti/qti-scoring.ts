import { answerIn, type Given } from '../given-answers.js';
import { Unreadable } from '../read-questions.js';
import { childOf, childrenOf, elementsOf, textOf, within, type XmlElement } from '../xml/read-xml.js';
import { mapped, type QtiResponse } from './qti-declarations.js';

/** Values of one variable; none is NULL. */
type Values = readonly string[];
/** The responses of somebody who takes the item. */
export type Scoring = (given: Given) => number;

class EndOfProcessing extends Error {}

/**
 * What an item's own rules give for responses (SCORE). The reader asks them about the key that it found, so that no
 * question gets into a bank with another key than its item's (QB-3). Throws for what it does not know.
 */
export function scoringOf(item: XmlElement, responses: readonly QtiResponse[]): Scoring | undefined {
  const processing = childOf(item, 'responseProcessing');
  if (!processing) return undefined;
  const template = processing.attributes['template']
    ?.split('/')
    .at(-1)
    ?.replace(/\.xml$/, '');
  const [first] = responses;
  if (template !== undefined && elementsOf(processing).length === 0) {
    const response = responses.find(({ identifier }) => identifier === 'RESPONSE') ?? first;
    if (!response) throw new Unreadable('own-scoring', template);
    return byTemplate(template, response);
  }
  // Rules that set nothing leave it to what is declared as right.
  if (![...within(processing)].some(({ name }) => name === 'setOutcomeValue' || name === 'lookupOutcomeValue'))
    return undefined;
  const declared = childrenOf(item, 'outcomeDeclaration');
  const defaults = declared.map((outcome) => {
    const value = childOf(outcome, 'defaultValue');
    const values = value ? childrenOf(value, 'value').map((each) => textOf(each).trim()) : [];
    const isNumber = ['float', 'integer'].includes(outcome.attributes['baseType'] ?? '');
    return [outcome.attributes['identifier'] ?? '', values.length > 0 || !isNumber ? values : ['0']] as const;
  });
  return (given) => {
    const run = new Processing(responses, given, new Map(defaults));
    try {
      run.rules(elementsOf(processing));
    } catch (error) {
      if (!(error instanceof EndOfProcessing)) throw error;
    }
    return Number(run.outcomes.get('SCORE')?.[0] ?? 0);
  };
}

function byTemplate(template: string, response: QtiResponse): Scoring {
  const { identifier, mapping } = response;
  if (/match_correct|CC2_match/.test(template))
    return (given) => (isSame(answerIn(given, identifier), response.correct, response) ? 1 : 0);
  if (/map_response_point/.test(template)) return () => NaN;
  if (/map_response/.test(template) && mapping) return (given) => mapped(mapping, answerIn(given, identifier));
  throw new Unreadable('own-scoring', template);
}

function isSame(
  one: Values,
  other: Values,
  { cardinality, baseType }: Pick<QtiResponse, 'cardinality' | 'baseType'>,
): boolean {
  if (one.length === 0 || one.length !== other.length) return false;
  const ordered = (values: Values) => (cardinality === 'ordered' ? values : values.toSorted());
  const normal = (value: string) => {
    if (baseType === 'float' || baseType === 'integer') return String(Number(value));
    return baseType === 'pair' ? value.split(' ').toSorted().join(' ') : value;
  };
  const others = ordered(other.map(normal));
  return ordered(one.map(normal)).every((value, at) => value === others[at]);
}

class Processing {
  constructor(
    private readonly responses: readonly QtiResponse[],
    private readonly given: Given,
    readonly outcomes: Map<string, Values>,
  ) {}

  rules(rules: readonly XmlElement[]): void {
    for (const rule of rules) {
      if (rule.name === 'responseCondition') this.condition(rule);
      else if (rule.name === 'setOutcomeValue')
        this.outcomes.set(rule.attributes['identifier'] ?? '', this.value(elementsOf(rule)[0]));
      else if (rule.name === 'exitResponse') throw new EndOfProcessing();
      else if (rule.name === 'responseProcessingFragment') this.rules(elementsOf(rule));
      else throw new Unreadable('own-scoring', rule.name);
    }
  }

  private condition(rule: XmlElement): void {
    for (const branch of elementsOf(rule)) {
      if (branch.name === 'responseElse') return this.rules(elementsOf(branch));
      const [test, ...then] = elementsOf(branch);
      if (this.isTrue(test)) return this.rules(then);
    }
  }

  private isTrue = (test: XmlElement | undefined): boolean => this.value(test)[0] === 'true';
  private number = (element: XmlElement | undefined): number => Number(this.value(element)[0] ?? NaN);
  private response = ({ attributes }: XmlElement): QtiResponse | undefined =>
    this.responses.find(({ identifier }) => identifier === attributes['identifier']);

  private value(element: XmlElement | undefined): Values {
    if (!element) throw new Unreadable('own-scoring');
    const parts = elementsOf(element);
    const [first, second] = parts;
    const { identifier = '' } = element.attributes;
    switch (element.name) {
      case 'baseValue':
        return [textOf(element).trim()];
      case 'variable':
        return Object.hasOwn(this.given, identifier) ? this.given[identifier]! : (this.outcomes.get(identifier) ?? []);
      case 'correct':
        return this.response(element)?.correct ?? [];
      case 'mapResponse': {
        const mapping = this.response(element)?.mapping;
        if (!mapping) throw new Unreadable('own-scoring', 'mapResponse');
        return [String(mapped(mapping, answerIn(this.given, identifier)))];
      }
      case 'null':
        return [];
      case 'multiple':
      case 'ordered':
        return parts.flatMap((part) => this.value(part));
      case 'isNull':
        return truth(this.value(first).length === 0 || this.value(first)[0] === '');
      case 'not':
        return truth(!this.isTrue(first));
      case 'and':
        return truth(parts.every((part) => this.isTrue(part)));
      case 'or':
        return truth(parts.some((part) => this.isTrue(part)));
      case 'match':
        return truth(isSame(this.value(first), this.value(second), this.typeOf(first, second)));
      case 'member':
        return truth(this.value(second).includes(this.value(first)[0] ?? '\0'));
      case 'contains':
        return truth(this.value(second).every((value) => this.value(first).includes(value)));
      case 'stringMatch':
        return truth(this.stringMatch(element, this.value(first)[0], this.value(second)[0]));
      case 'equal':
        return truth(this.isEqual(element, this.number(first), this.number(second)));
      case 'gt':
        return truth(this.number(first) > this.number(second));
      case 'gte':
        return truth(this.number(first) >= this.number(second));
      case 'lt':
        return truth(this.number(first) < this.number(second));
      case 'lte':
        return truth(this.number(first) <= this.number(second));
      case 'sum':
        return [String(parts.map((part) => this.number(part)).reduce((one, other) => one + other, 0))];
      case 'product':
        return [String(parts.map((part) => this.number(part)).reduce((one, other) => one * other, 1))];
      case 'subtract':
        return [String(this.number(first) - this.number(second))];
      case 'divide':
        return [String(this.number(first) / this.number(second))];
      default:
        throw new Unreadable('own-scoring', element.name);
    }
  }

  private typeOf(...sides: (XmlElement | undefined)[]): Pick<QtiResponse, 'cardinality' | 'baseType'> {
    const declared = sides.map((side) => side && this.response(side)).find(Boolean);
    return declared ?? { cardinality: 'multiple', baseType: 'identifier' };
  }

  private stringMatch({ attributes }: XmlElement, one: string | undefined, other: string | undefined): boolean {
    if (one === undefined || other === undefined) return false;
    const [text, part] =
      attributes['caseSensitive'] === 'false' ? [one.toLowerCase(), other.toLowerCase()] : [one, other];
    return attributes['substring'] === 'true' ? text.includes(part) : text === part;
  }

  private isEqual({ attributes }: XmlElement, one: number, other: number): boolean {
    const [below = 0, above = below] = (attributes['tolerance'] ?? '').split(' ').filter(Boolean).map(Number);
    const mode = attributes['toleranceMode'] ?? 'exact';
    if (mode === 'exact') return one === other;
    const [under, over] = mode === 'relative' ? [(one * below) / 100, (one * above) / 100] : [below, above];
    return other >= one - under - 1e-12 && other <= one + over + 1e-12;
  }
}

const truth = (is: boolean): Values => [String(is)];
