import type { LocalizedMarkdown, Question } from '@masar/domain';
import type { AnswerKeyLine } from './bank-question.record.js';

/** What is right in a question, line by line, for who reads it without its editor (QB-1). */
export function answerKeyOf(question: Question): AnswerKeyLine[] {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return question.options.map(({ text, weight }) => line(text, weight));
    case 'true-false':
      return [line(question.isTrue ? { ar: 'صح', en: 'True' } : { ar: 'خطأ', en: 'False' }, 100)];
    case 'short-text':
      return question.accepted.map(({ text, weight }) => line(alike(text), weight));
    case 'number':
      return question.accepted.map(({ value, tolerance, weight }) =>
        line(alike(`${numberWithin(value, tolerance)} ${question.unit}`.trim()), weight),
      );
    case 'matching':
      return question.left.map(({ text, rightId }) => {
        const right = question.right.find(({ id }) => id === rightId)?.text ?? alike('—');
        return line({ ar: `${text.ar} ← ${right.ar}`, en: `${text.en} → ${right.en}` });
      });
    case 'ordering':
      return question.items.map(({ text }, at) => line({ ar: `${at + 1}. ${text.ar}`, en: `${at + 1}. ${text.en}` }));
    case 'cloze':
      return question.gaps.flatMap((gap) => {
        const inGap = (text: LocalizedMarkdown, weight: number) =>
          line({ ar: `${gap.id}: ${text.ar}`, en: `${gap.id}: ${text.en}` }, weight);
        if (gap.kind === 'choice') return gap.options.map(({ text, weight }) => inGap(text, weight));
        if (gap.kind === 'text') return gap.accepted.map(({ text, weight }) => inGap(alike(text), weight));
        return gap.accepted.map((one) => inGap(alike(numberWithin(one.value, one.tolerance)), one.weight));
      });
    case 'hotspot':
      return question.areas.map((area) => {
        const size = area.shape === 'circle' ? `r ${area.radius}` : `${area.width} × ${area.height}`;
        return line(alike(`(${area.x}, ${area.y}) ${size}`), 100);
      });
    case 'calculated':
      return [line(alike(`${numberWithin(question.formula, question.tolerance)} ${question.unit}`.trim()), 100)];
  }
}

const alike = (text: string): LocalizedMarkdown => ({ ar: text, en: text });
const numberWithin = (value: number | string, tolerance: number): string =>
  tolerance === 0 ? String(value) : `${value} ± ${tolerance}`;

const line = (text: LocalizedMarkdown, weight?: number): AnswerKeyLine => ({
  textAr: text.ar,
  textEn: text.en,
  share: weight === undefined ? null : String(weight),
});
