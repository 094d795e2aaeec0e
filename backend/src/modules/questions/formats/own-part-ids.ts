import type { Question } from '@masar/domain';
import { partId } from './part-ids.js';

/** The question with the ids that a reader gives its parts, in the order in which a file names them. */
export function withOwnPartIds(question: Question): Question {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return { ...question, options: question.options.map((option, at) => ({ ...option, id: partId('o', at) })) };
    case 'matching': {
      const order = [
        ...new Set([...question.left.map(({ rightId }) => rightId), ...question.right.map(({ id }) => id)]),
      ];
      const renamed = (id: string) => partId('r', order.indexOf(id));
      return {
        ...question,
        left: question.left.map((side, at) => ({ ...side, id: partId('l', at), rightId: renamed(side.rightId) })),
        right: order
          .flatMap((id) => question.right.filter((side) => side.id === id))
          .map((side) => ({ ...side, id: renamed(side.id) })),
      };
    }
    case 'ordering':
      return { ...question, items: question.items.map((item, at) => ({ ...item, id: partId('i', at) })) };
    case 'cloze': {
      const names = new Map(question.gaps.map((gap, at) => [gap.id, partId('g', at)]));
      const renamed = (text: string) =>
        text.replace(/\{\{([\w.-]+)\}\}/g, (whole, id: string) => (names.has(id) ? `{{${names.get(id)!}}}` : whole));
      return {
        ...question,
        prompt: { ar: renamed(question.prompt.ar), en: renamed(question.prompt.en) },
        gaps: question.gaps.map((gap, at) => ({
          ...gap,
          id: partId('g', at),
          ...(gap.kind === 'choice' && {
            options: gap.options.map((option, place) => ({ ...option, id: partId('o', place) })),
          }),
        })),
      };
    }
    case 'true-false':
    case 'short-text':
    case 'number':
    case 'hotspot':
    case 'calculated':
      return question;
  }
}
