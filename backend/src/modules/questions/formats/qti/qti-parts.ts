import type { AcceptedNumber, AcceptedText, ChoiceOption, Question } from '@masar/domain';
import { xml, xmlText } from '../xml/write-xml.js';
import { writeOwnText } from './own-text.js';

/** What one question brings into an item, as XML. */
export interface QtiPart {
  declarations: string[];
  body: string[];
  rules: string[];
}

interface Entry {
  key: string;
  value: number;
  isExact?: boolean;
}

/** A response with its right values and what each value earns, of 1. */
export function declared(
  identifier: string,
  cardinality: string,
  type: string,
  correct: string[],
  entries: Entry[] = [],
  bounds = {},
): string {
  const values = correct.map((value) => xml('qti-value', {}, xmlText(value)));
  const mapped = entries.map(({ key, value, isExact }) =>
    xml('qti-map-entry', {
      'map-key': key,
      'mapped-value': value,
      'case-sensitive': isExact === undefined ? undefined : String(isExact),
    }),
  );
  return xml(
    'qti-response-declaration',
    { identifier, cardinality, 'base-type': type },
    xml('qti-correct-response', {}, ...values),
    mapped.length > 0 ? xml('qti-mapping', { 'default-value': 0, ...bounds }, ...mapped) : '',
  );
}

export const declaredChoices = (
  identifier: string,
  cardinality: 'single' | 'multiple',
  right: string[],
  options: ChoiceOption[],
): string => {
  const entries = options
    .filter(({ weight }) => weight !== 0)
    .map(({ id, weight }) => ({ key: id, value: weight / 100 }));
  const bounds = cardinality === 'multiple' ? { 'lower-bound': 0, 'upper-bound': 1 } : {};
  return declared(identifier, cardinality, 'identifier', right, entries, bounds);
};

export const declaredTexts = (
  identifier: string,
  { accepted, exact }: { accepted: AcceptedText[]; exact: boolean },
): string =>
  declared(
    identifier,
    'single',
    'string',
    accepted
      .filter(({ weight }) => weight === 100)
      .slice(0, 1)
      .map(({ text }) => text),
    accepted.map(({ text, weight }) => ({ key: text, value: weight / 100, isExact: exact })),
  );

/** A number is compared rule by rule, the best one first. */
export function declaredNumber(
  identifier: string,
  accepted: AcceptedNumber[],
  points: number,
): { declaration: string; rules: string[] } {
  const branches = accepted.map(({ value, tolerance, weight }, at) =>
    xml(
      at === 0 ? 'qti-response-if' : 'qti-response-else-if',
      {},
      xml(
        'qti-equal',
        { 'tolerance-mode': 'absolute', tolerance: `${tolerance} ${tolerance}` },
        base('float', value),
        xml('qti-variable', { identifier }),
      ),
      ruled(
        'SCORE',
        xml('qti-sum', {}, xml('qti-variable', { identifier: 'SCORE' }), base('float', (points * weight) / 100)),
      ),
    ),
  );
  return {
    declaration: declared(
      identifier,
      'single',
      'float',
      accepted.slice(0, 1).map(({ value }) => String(value)),
    ),
    rules: [xml('qti-response-condition', {}, ...branches)],
  };
}

export const base = (type: string, value: string | number): string =>
  xml('qti-base-value', { 'base-type': type }, xmlText(String(value)));
export const product = (points: number, value: string): string => xml('qti-product', {}, base('float', points), value);
export const ruled = (outcome: string, value: string): string =>
  xml('qti-set-outcome-value', { identifier: outcome }, value);
export const match = (response: string, then: string[]): string =>
  xml(
    'qti-response-condition',
    {},
    xml(
      'qti-response-if',
      {},
      xml('qti-match', {}, xml('qti-variable', { identifier: response }), xml('qti-correct', { identifier: response })),
      ...then,
    ),
  );

/** The name of the response where an item has one. */
export const response = 'RESPONSE';
export const asked = (question: Question): string => writeOwnText('div', question.prompt);
export const mapped = (points: number): string =>
  ruled('SCORE', product(points, xml('qti-map-response', { identifier: response })));
