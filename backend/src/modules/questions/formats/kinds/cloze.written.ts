import type { ClozeGap, QuestionOf } from '@masar/domain';
import { partId } from '../part-ids.js';
import { writeOwnText } from '../qti/own-text.js';
import { declaredChoices, declaredNumber, declaredTexts, product, ruled } from '../qti/qti-parts.js';
import { xml } from '../xml/write-xml.js';
import { withOptionIds } from './choices.written.js';
import type { WrittenKind } from './written-kind.js';

export const cloze: WrittenKind<QuestionOf<'cloze'>> = {
  withPartIds(question) {
    const names = new Map(question.gaps.map((gap, at) => [gap.id, partId('g', at)]));
    const renamed = (text: string) =>
      text.replace(/\{\{([\w.-]+)\}\}/g, (whole, id: string) => (names.has(id) ? `{{${names.get(id)!}}}` : whole));
    return {
      ...question,
      prompt: { ar: renamed(question.prompt.ar), en: renamed(question.prompt.en) },
      gaps: question.gaps.map((gap, at) => ({
        ...(gap.kind === 'choice' ? withOptionIds(gap) : gap),
        id: partId('g', at),
      })),
    };
  },
  csv: undefined,
  gift: undefined,
  qti({ prompt, gaps, points }) {
    const parts = gaps.map((gap) => partOf(gap, points / gaps.length));
    const fields = new Map(parts.map(({ field }, at) => [gaps[at]!.id, field]));
    return {
      declarations: parts.map(({ declaration }) => declaration),
      body: [writeOwnText('div', prompt, (id) => fields.get(id) ?? '')],
      rules: parts.flatMap(({ rules }) => rules),
    };
  },
};

const marked = { 'data-masar-kind': 'cloze' };

function partOf(gap: ClozeGap, points: number): { declaration: string; field: string; rules: string[] } {
  const entry = xml('qti-text-entry-interaction', { 'response-identifier': gap.id, ...marked });
  if (gap.kind === 'number') return { ...declaredNumber(gap.id, gap.accepted, points), field: entry };
  const earned = product(points, xml('qti-map-response', { identifier: gap.id }));
  const rules = [ruled('SCORE', xml('qti-sum', {}, xml('qti-variable', { identifier: 'SCORE' }), earned))];
  if (gap.kind === 'text') return { declaration: declaredTexts(gap.id, gap), field: entry, rules };
  const right = gap.options.filter(({ weight }) => weight === 100).map(({ id }) => id);
  const field = xml(
    'qti-inline-choice-interaction',
    { 'response-identifier': gap.id, shuffle: 'false', ...marked },
    ...gap.options.map(({ id, text }) => xml('qti-inline-choice', { identifier: id }, writeOwnText('span', text))),
  );
  return { declaration: declaredChoices(gap.id, 'single', right.slice(0, 1), gap.options), field, rules };
}
