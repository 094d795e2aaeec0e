import type { QuestionOf } from '@masar/domain';
import { lines, rightOption, weightedOption } from '../gift/gift-lines.js';
import { optionCells, optionsIn, qtiChoices, withOptionIds } from './choices.written.js';
import type { WrittenKind } from './written-kind.js';

export const single: WrittenKind<QuestionOf<'single'>> = {
  withPartIds: withOptionIds,
  csv: {
    write: (question) => optionCells(question, []),
    read: (row) => ({ kind: 'single', ...optionsIn(row) }),
  },
  gift: ({ options }) =>
    lines(options.map((option) => (option.weight === 100 ? rightOption(option) : weightedOption(option)))),
  qti: qtiChoices,
};
