import { writtenKind } from '../kinds/written-kinds.js';
import type { WritableQuestion } from '../written-questions.js';
import { xml } from '../xml/write-xml.js';
import { relationAttributes } from './own-relations.js';
import { writeOwnText } from './own-text.js';
import { base, ruled } from './qti-parts.js';

/** One question as an item of QTI 3.0; `undefined` for kinds that its rules could only be invented for. */
export function writeItem(
  identifier: string,
  { question, name, tags, ...named }: WritableQuestion,
): string | undefined {
  const part = writtenKind(question).qti?.(question);
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
