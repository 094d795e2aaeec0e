import type { ChoiceOption, LocalizedMarkdown, Question } from '@masar/domain';
import { countedOptions } from '../own-shares.js';
import type { WritableQuestion } from '../written-questions.js';
import { xml } from '../xml/write-xml.js';
import { relationAttributes } from './own-relations.js';
import { writeOwnText } from './own-text.js';
import {
  base,
  declared,
  declaredChoices,
  declaredNumber,
  declaredTexts,
  match,
  product,
  type QtiPart,
  ruled,
} from './qti-parts.js';

/** One question as an item of QTI 3.0; `undefined` for kinds that its rules could only be invented for. */
export function writeItem(
  identifier: string,
  { question, name, tags, ...named }: WritableQuestion,
): string | undefined {
  const part = partOf(question);
  if (!part) return undefined;
  const explanation = question.explanation;
  const shown = explanation
    ? xml(
        'qti-modal-feedback',
        { 'outcome-identifier': 'EXPLANATION', identifier: 'explanation', 'show-hide': 'show' },
        xml('qti-content-body', {}, writeOwnText('div', explanation)),
      )
    : '';
  const outcome = (id: string, type: string, rest = {}) =>
    xml('qti-outcome-declaration', { identifier: id, cardinality: 'single', 'base-type': type, ...rest });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml(
    'qti-assessment-item',
    {
      xmlns: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
      identifier,
      title: name,
      label: tags.length > 0 ? `tags:${tags.join('|')}` : undefined,
      adaptive: 'false',
      'time-dependent': 'false',
    },
    ...part.declarations,
    outcome('SCORE', 'float', { 'normal-maximum': question.points }),
    outcome('FEEDBACK', 'identifier'),
    outcome('EXPLANATION', 'identifier'),
    xml('qti-item-body', relationAttributes(named), ...part.body),
    xml(
      'qti-response-processing',
      {},
      ...part.rules,
      ...(explanation ? [ruled('EXPLANATION', base('identifier', 'explanation'))] : []),
    ),
    shown,
  )}\n`;
}

const response = 'RESPONSE';
const asked = (question: Question): string => writeOwnText('div', question.prompt);
const mapped = (points: number): string =>
  ruled('SCORE', product(points, xml('qti-map-response', { identifier: response })));

function partOf(question: Question): QtiPart | undefined {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return choices(question);
    case 'true-false':
      return trueFalse(question);
    case 'short-text': {
      if (question.accepted.some(({ feedback }) => feedback)) return undefined;
      const field = xml('qti-text-entry-interaction', { 'response-identifier': response });
      return {
        declarations: [declaredTexts(response, question)],
        body: [asked(question), xml('p', {}, field)],
        rules: [mapped(question.points)],
      };
    }
    case 'number': {
      if (question.accepted.some(({ feedback }) => feedback)) return undefined;
      const field = xml('qti-text-entry-interaction', {
        'response-identifier': response,
        'data-masar-unit': question.unit,
      });
      const { declaration, rules } = declaredNumber(response, question.accepted, question.points);
      return {
        declarations: [declaration],
        body: [asked(question), xml('p', {}, field, ` ${xml('span', {}, question.unit.replace(/[<>&]/g, ' '))}`)],
        rules,
      };
    }
    case 'matching':
      return matching(question);
    case 'ordering':
      return ordering(question);
    case 'cloze':
      return cloze(question);
    case 'hotspot':
    case 'calculated':
      return undefined;
  }
}

const choice = (id: string, text: LocalizedMarkdown, feedback: LocalizedMarkdown | undefined): string =>
  xml(
    'qti-simple-choice',
    { identifier: id },
    writeOwnText('div', text),
    feedback
      ? xml(
          'qti-feedback-inline',
          { 'outcome-identifier': 'FEEDBACK', identifier: id, 'show-hide': 'show' },
          writeOwnText('span', feedback),
        )
      : '',
  );

function choices(question: Extract<Question, { kind: 'single' | 'multiple' }>): QtiPart {
  const isSingle = question.kind === 'single';
  const all = question.kind === 'multiple' && question.credit === 'all-or-nothing';
  const right = question.options.filter(({ weight }) => (isSingle ? weight === 100 : weight > 0)).map(({ id }) => id);
  return {
    declarations: [
      declaredChoices(
        response,
        isSingle ? 'single' : 'multiple',
        isSingle ? right.slice(0, 1) : right,
        isSingle ? question.options : all ? [] : countedOptions(question),
      ),
    ],
    body: [
      asked(question),
      xml(
        'qti-choice-interaction',
        { 'response-identifier': response, shuffle: String(question.shuffles), 'max-choices': isSingle ? 1 : 0 },
        ...question.options.map(({ id, text, feedback }) => choice(id, text, feedback)),
      ),
    ],
    rules: [
      all ? match(response, [ruled('SCORE', base('float', question.points))]) : mapped(question.points),
      ruled('FEEDBACK', xml('qti-variable', { identifier: response })),
    ],
  };
}

function trueFalse(question: Extract<Question, { kind: 'true-false' }>): QtiPart {
  const options: ChoiceOption[] = [
    {
      id: 'true',
      text: { ar: 'صح', en: 'True' },
      weight: question.isTrue ? 100 : 0,
      ...(question.feedbackTrue && { feedback: question.feedbackTrue }),
    },
    {
      id: 'false',
      text: { ar: 'خطأ', en: 'False' },
      weight: question.isTrue ? 0 : 100,
      ...(question.feedbackFalse && { feedback: question.feedbackFalse }),
    },
  ];
  const { prompt, points } = question;
  return choices({ id: '', kind: 'single', prompt, points, options, shuffles: false });
}

function matching({ prompt, left, right, points }: Extract<Question, { kind: 'matching' }>): QtiPart {
  const pairs = left.map(({ id, rightId }) => ({ key: `${id} ${rightId}`, value: 1 / left.length }));
  const side = (id: string, text: LocalizedMarkdown, most: number) =>
    xml('qti-simple-associable-choice', { identifier: id, 'match-max': most }, writeOwnText('div', text));
  return {
    declarations: [
      declared(
        response,
        'multiple',
        'directedPair',
        pairs.map(({ key }) => key),
        pairs,
      ),
    ],
    body: [
      writeOwnText('div', prompt),
      xml(
        'qti-match-interaction',
        { 'response-identifier': response, 'max-associations': left.length },
        xml('qti-simple-match-set', {}, ...left.map(({ id, text }) => side(id, text, 1))),
        xml('qti-simple-match-set', {}, ...right.map(({ id, text }) => side(id, text, left.length))),
      ),
    ],
    rules: [mapped(points)],
  };
}

function ordering({ prompt, items, points }: Extract<Question, { kind: 'ordering' }>): QtiPart {
  // Not in the right order, and the same each time.
  const shown = items
    .toReversed()
    .map(({ id, text }) => xml('qti-simple-choice', { identifier: id }, writeOwnText('div', text)));
  return {
    declarations: [
      declared(
        response,
        'ordered',
        'identifier',
        items.map(({ id }) => id),
      ),
    ],
    body: [
      writeOwnText('div', prompt),
      xml('qti-order-interaction', { 'response-identifier': response, shuffle: 'true' }, ...shown),
    ],
    rules: [match(response, [ruled('SCORE', base('float', points))])],
  };
}

function cloze({ prompt, gaps, points }: Extract<Question, { kind: 'cloze' }>): QtiPart | undefined {
  const each = points / gaps.length;
  const marked = { 'data-masar-kind': 'cloze' };
  const parts = gaps.map((gap) => {
    const mappedPart = ruled(
      'SCORE',
      xml(
        'qti-sum',
        {},
        xml('qti-variable', { identifier: 'SCORE' }),
        product(each, xml('qti-map-response', { identifier: gap.id })),
      ),
    );
    if (gap.kind === 'text') {
      const field = xml('qti-text-entry-interaction', { 'response-identifier': gap.id, ...marked });
      return { declaration: declaredTexts(gap.id, gap), field, rules: [mappedPart] };
    }
    if (gap.kind === 'number') {
      return {
        ...declaredNumber(gap.id, gap.accepted, each),
        field: xml('qti-text-entry-interaction', { 'response-identifier': gap.id, ...marked }),
      };
    }
    const right = gap.options.filter(({ weight }) => weight === 100).map(({ id }) => id);
    const field = xml(
      'qti-inline-choice-interaction',
      { 'response-identifier': gap.id, shuffle: 'false', ...marked },
      ...gap.options.map(({ id, text }) => xml('qti-inline-choice', { identifier: id }, writeOwnText('span', text))),
    );
    return {
      declaration: declaredChoices(gap.id, 'single', right.slice(0, 1), gap.options),
      field,
      rules: [mappedPart],
    };
  });
  const fields = new Map(parts.map(({ field }, at) => [gaps[at]!.id, field]));
  return {
    declarations: parts.map(({ declaration }) => declaration),
    body: [writeOwnText('div', prompt, (id) => fields.get(id) ?? '')],
    rules: parts.flatMap(({ rules }) => rules),
  };
}
