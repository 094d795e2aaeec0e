import type { ChoiceOption, ClozeGap, Question } from '@masar/domain';
import { shuffled } from './paper-order.js';

/**
 * The question with its parts in an order and under names of the paper's own. Authors and files number parts as they
 * write them, the right one first or steps in their order: such names would tell the key (EVD-5).
 */
export function withOwnParts(question: Question): { question: Question; parts: Record<string, string> } {
  const parts: Record<string, string> = {};
  const name = (known: string): string => {
    const own = `p${Object.keys(parts).length + 1}`;
    parts[own] = known;
    return own;
  };
  const renamed = (options: readonly ChoiceOption[], within = ''): ChoiceOption[] =>
    options.map((option) => ({ ...option, id: name(`${within}${option.id}`) }));
  const inGap = (gap: ClozeGap): ClozeGap =>
    gap.kind === 'choice' ? { ...gap, options: renamed(shuffled(gap.options), `${gap.id}/`) } : gap;
  const all = (): Question => {
    switch (question.kind) {
      case 'single':
      case 'multiple':
        return { ...question, options: renamed(question.shuffles ? shuffled(question.options) : question.options) };
      case 'matching': {
        const right = shuffled(question.right).map((side) => ({ ...side, known: side.id, id: name(side.id) }));
        const ownId = (known: string) => right.find((side) => side.known === known)?.id ?? '';
        return {
          ...question,
          left: question.left.map((side) => ({ ...side, id: name(side.id), rightId: ownId(side.rightId) })),
          right: right.map(({ id, text }) => ({ id, text })),
        };
      }
      case 'ordering': {
        const names = new Map(shuffled(question.items).map(({ id }) => [id, name(id)]));
        return { ...question, items: question.items.map((item) => ({ ...item, id: names.get(item.id) ?? '' })) };
      }
      case 'cloze':
        return { ...question, gaps: question.gaps.map(inGap) };
      case 'true-false':
      case 'short-text':
      case 'number':
      case 'hotspot':
      case 'calculated':
        return question;
    }
  };
  return { question: all(), parts };
}
