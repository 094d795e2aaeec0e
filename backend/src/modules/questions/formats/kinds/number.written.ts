import type { AcceptedNumber, QuestionOf } from '@masar/domain';
import { acceptedIn, alike, cellsOf, numberIn } from '../csv/cells.js';
import { lines, percent, said } from '../gift/gift-lines.js';
import { asked, declaredNumber, response } from '../qti/qti-parts.js';
import { xml } from '../xml/write-xml.js';
import type { WrittenKind } from './written-kind.js';

export const numeric: WrittenKind<QuestionOf<'number'>> = {
  withPartIds: (question) => question,
  csv: {
    write({ accepted, unit }) {
      const cells = cellsOf(
        accepted.map(({ value, weight }) => ({ text: alike(String(value)), share: String(weight) })),
      );
      return cells && { ...cells, unit, tolerance: String(accepted[0]?.tolerance ?? 0) };
    },
    read(row) {
      const accepted = acceptedIn(row);
      const tolerance = row.cell('tolerance') === '' ? 0 : numberIn(row.cell('tolerance'));
      return {
        kind: 'number',
        unit: row.cell('unit'),
        accepted: accepted.map(({ text, weight }) => ({ value: numberIn(text), tolerance, weight })),
      };
    },
  },
  gift: ({ accepted }) => `#${lines(accepted.map((one) => `=${percent(one)}${rangeOf(one)}${said(one.feedback)}`))}`,
  qti(question) {
    const { accepted, unit, points } = question;
    if (accepted.some(({ feedback }) => feedback)) return undefined;
    const field = xml('qti-text-entry-interaction', { 'response-identifier': response, 'data-masar-unit': unit });
    const { declaration, rules } = declaredNumber(response, accepted, points);
    return {
      declarations: [declaration],
      body: [asked(question), xml('p', {}, field, ` ${xml('span', {}, unit.replace(/[<>&]/g, ' '))}`)],
      rules,
    };
  },
};

const rangeOf = ({ value, tolerance }: AcceptedNumber): string =>
  tolerance === 0 ? `${value}` : `${value}:${tolerance}`;
