import type { QuestionOf } from '@masar/domain';
import { cellsOf } from '../csv/cells.js';
import { partId } from '../part-ids.js';
import { writeOwnText } from '../qti/own-text.js';
import { asked, base, declared, match, response, ruled } from '../qti/qti-parts.js';
import { Unreadable } from '../read-questions.js';
import { xml } from '../xml/write-xml.js';
import type { WrittenKind } from './written-kind.js';

export const ordering: WrittenKind<QuestionOf<'ordering'>> = {
  withPartIds: (question) => ({
    ...question,
    items: question.items.map((item, at) => ({ ...item, id: partId('i', at) })),
  }),
  csv: {
    write: ({ items }) => cellsOf(items.map(({ text }) => ({ text, share: '' }))),
    read({ parts }) {
      if (parts.length < 2) throw new Unreadable('no-key');
      return { kind: 'ordering', items: parts.map(({ text }, at) => ({ id: partId('i', at), text })) };
    },
  },
  gift: undefined,
  qti(question) {
    const { items, points } = question;
    const ids = items.map(({ id }) => id);
    // Not in the right order, and the same each time.
    const shown = items
      .toReversed()
      .map(({ id, text }) => xml('qti-simple-choice', { identifier: id }, writeOwnText('div', text)));
    return {
      declarations: [declared(response, 'ordered', 'identifier', ids)],
      body: [
        asked(question),
        xml('qti-order-interaction', { 'response-identifier': response, shuffle: 'true' }, ...shown),
      ],
      rules: [match(response, [ruled('SCORE', base('float', points))])],
    };
  },
};
