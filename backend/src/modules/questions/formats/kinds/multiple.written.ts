import type { QuestionOf } from '@masar/domain';
import { lines, weightedOption } from '../gift/gift-lines.js';
import { countedOptions } from '../own-shares.js';
import { optionCells, optionsIn, qtiChoices, withOptionIds } from './choices.written.js';
import type { WrittenKind } from './written-kind.js';

export const multiple: WrittenKind<QuestionOf<'multiple'>> = {
  withPartIds: withOptionIds,
  csv: {
    write: (question) => optionCells(question, question.credit === 'all-or-nothing' ? ['all-or-nothing'] : []),
    read: (row) => ({
      kind: 'multiple',
      ...optionsIn(row),
      credit: row.settings.includes('all-or-nothing') ? 'all-or-nothing' : 'partial',
    }),
  },
  gift: (question) => lines(countedOptions(question).map(weightedOption)),
  qti: qtiChoices,
};
