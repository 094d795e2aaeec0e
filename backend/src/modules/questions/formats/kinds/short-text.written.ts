import type { QuestionOf } from '@masar/domain';
import { acceptedIn, alike, cellsOf } from '../csv/cells.js';
import { lines, percent, said } from '../gift/gift-lines.js';
import { escaped } from '../gift/gift-text.js';
import { asked, declaredTexts, mapped, response } from '../qti/qti-parts.js';
import { xml } from '../xml/write-xml.js';
import type { WrittenKind } from './written-kind.js';

export const shortText: WrittenKind<QuestionOf<'short-text'>> = {
  withPartIds: (question) => question,
  csv: {
    write({ accepted, exact }) {
      const cells = cellsOf(accepted.map(({ text, weight }) => ({ text: alike(text), share: String(weight) })));
      return cells && { ...cells, settings: exact ? 'exact' : '' };
    },
    read: (row) => ({ kind: 'short-text', accepted: acceptedIn(row), exact: row.settings.includes('exact') }),
  },
  // A star would stand for any letters.
  gift: ({ accepted }) =>
    lines(accepted.map((one) => `=${percent(one)}${escaped(one.text.replaceAll('*', '\\*'))}${said(one.feedback)}`)),
  qti(question) {
    if (question.accepted.some(({ feedback }) => feedback)) return undefined;
    const field = xml('qti-text-entry-interaction', { 'response-identifier': response });
    return {
      declarations: [declaredTexts(response, question)],
      body: [asked(question), xml('p', {}, field)],
      rules: [mapped(question.points)],
    };
  },
};
