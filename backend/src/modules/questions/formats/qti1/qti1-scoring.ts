import { answerIn, type Given } from '../given-answers.js';
import { Unreadable } from '../read-questions.js';
import { childOf, childrenOf, elementsOf, textOf, within, type XmlElement } from '../xml/read-xml.js';

/** What one rule compares a field with. */
export interface Compared {
  field: string;
  value: string;
  how: string;
  isExact: boolean;
}

/**
 * The points that an item of QTI 1.2 gives for responses, by its own rules. Throws for rules that it does not know, so
 * that no question gets into a bank with another key than its item's (QB-3).
 */
export function scoringOf(item: XmlElement): (given: Given) => number {
  const rules = [...within(item)].filter(({ name }) => name === 'respcondition');
  const most = mostOf(item);
  const typed = typedFields(item);
  return (given) => {
    let score = 0;
    for (const rule of rules) {
      if (!holds(childOf(rule, 'conditionvar'), given, typed)) continue;
      for (const setting of childrenOf(rule, 'setvar')) score = changed(score, setting, most);
      if (isLast(rule)) break;
    }
    return score;
  };
}

/** Whether nothing is looked at behind a rule that held. Canvas adds field by field and says nowhere that more follows. */
function isLast(rule: XmlElement): boolean {
  const settings = childrenOf(rule, 'setvar');
  const said = rule.attributes['continue']?.toLowerCase();
  if (said === 'yes' || settings.length === 0) return false;
  return said === 'no' || settings.some(({ attributes }) => attributes['action'] !== 'Add');
}

const mostOf = (item: XmlElement): number => {
  const declared = [...within(item)].find(({ name }) => name === 'decvar');
  const most = Number(declared?.attributes['maxvalue'] ?? NaN);
  return most > 0 ? most : 1;
};

function changed(score: number, setting: XmlElement, most: number): number {
  const { action = 'Set', varname = setting.attributes['variablename'] ?? 'SCORE' } = setting.attributes;
  if (!/score|grade|points/i.test(varname)) return score;
  const written = textOf(setting).trim();
  const value = /^SCORE\.max$/i.test(written) ? most : Number(/^SCORE\.min$/i.test(written) ? 0 : written);
  if (Number.isNaN(value)) throw new Unreadable('own-scoring', written.slice(0, 40));
  if (action === 'Add') return score + value;
  if (action === 'Subtract') return score - value;
  if (action === 'Set') return value;
  throw new Unreadable('own-scoring', action);
}

/** Fields into which one word is typed: a rule that names several for one means any of them (cartridges). */
const typedFields = (item: XmlElement): ReadonlySet<string> =>
  new Set(
    [...within(item)].flatMap((field) => {
      const labels = [...within(field)].filter(({ name }) => name === 'response_label');
      const takesOne = !/ordered|multiple/i.test(field.attributes['rcardinality'] ?? '') && labels.length < 2;
      return ['response_str', 'response_num'].includes(field.name) && takesOne
        ? [field, ...labels].map(({ attributes }) => attributes['ident'] ?? '')
        : [];
    }),
  );

function holds(condition: XmlElement | undefined, given: Given, typed: ReadonlySet<string>): boolean {
  return condition !== undefined && allHold(elementsOf(condition), given, typed);
}

function allHold(tests: readonly XmlElement[], given: Given, typed: ReadonlySet<string>): boolean {
  const wordFor = ({ name, attributes }: XmlElement) =>
    name === 'varequal' && typed.has(attributes['respident'] ?? '') ? attributes['respident'] : undefined;
  return tests.every((test) => {
    const field = wordFor(test);
    const same = field === undefined ? [test] : tests.filter((other) => wordFor(other) === field);
    return same.some((each) => isTrue(each, given, typed));
  });
}

function isTrue(test: XmlElement, given: Given, typed: ReadonlySet<string>): boolean {
  const parts = elementsOf(test);
  switch (test.name) {
    case 'and':
      return allHold(parts, given, typed);
    case 'or':
      return parts.some((part) => isTrue(part, given, typed));
    case 'not':
      return !allHold(parts, given, typed);
    case 'other':
      return true;
    case 'unanswered':
      return answerIn(given, test.attributes['respident'] ?? '').length === 0;
    case 'durequal':
    case 'durlt':
    case 'durgte':
      throw new Unreadable('own-scoring', test.name);
    default:
      return compares(comparedIn(test), given);
  }
}

function comparedIn(test: XmlElement): Compared {
  const { respident = '', case: letters = '' } = test.attributes;
  return { field: respident, value: textOf(test).trim(), how: test.name, isExact: letters.toLowerCase() === 'yes' };
}

function compares({ field, value, how, isExact }: Compared, given: Given): boolean {
  const values = answerIn(given, field);
  const normal = (text: string) => (isExact ? text : text.toLowerCase());
  const number = Number(value);
  switch (how) {
    case 'varequal':
      return values.some(
        (each) => normal(each) === normal(value) || (each !== '' && Number(each) === number && value !== ''),
      );
    case 'varsubset':
      return value.split(',').every((part) => values.includes(part.trim()));
    case 'vargte':
      return values.some((each) => Number(each) >= number);
    case 'vargt':
      return values.some((each) => Number(each) > number);
    case 'varlte':
      return values.some((each) => Number(each) <= number);
    case 'varlt':
      return values.some((each) => Number(each) < number);
    default:
      throw new Unreadable('own-scoring', how);
  }
}

/** Everything that the rules compare a field with, but for what they want not to be. */
export const comparisons = (item: XmlElement, field: string): Compared[] =>
  [...within(item)]
    .filter(({ name }) => /^var(?:equal|gte?|lte?|subset|substring)$/.test(name))
    .map(comparedIn)
    .filter((compared) => compared.field === field);
