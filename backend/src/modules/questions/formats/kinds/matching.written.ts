import type { LocalizedMarkdown, QuestionOf } from '@masar/domain';
import { giftText, lines } from '../gift/gift-lines.js';
import { partId } from '../part-ids.js';
import { writeOwnText } from '../qti/own-text.js';
import { asked, declared, mapped, response } from '../qti/qti-parts.js';
import { xml } from '../xml/write-xml.js';
import type { WrittenKind } from './written-kind.js';

export const matching: WrittenKind<QuestionOf<'matching'>> = {
  withPartIds(question) {
    const order = [...new Set([...question.left.map(({ rightId }) => rightId), ...question.right.map(({ id }) => id)])];
    const renamed = (id: string) => partId('r', order.indexOf(id));
    return {
      ...question,
      left: question.left.map((side, at) => ({ ...side, id: partId('l', at), rightId: renamed(side.rightId) })),
      right: order
        .flatMap((id) => question.right.filter((side) => side.id === id))
        .map((side) => ({ ...side, id: renamed(side.id) })),
    };
  },
  csv: undefined,
  gift({ left, right }) {
    const words = new Map(right.map((side) => [side.id, giftText(side.text)]));
    const used = new Set(left.map(({ rightId }) => rightId));
    const spare = right.filter(({ id }) => !used.has(id));
    return lines([
      ...left.map((side) => `=${giftText(side.text)} -> ${words.get(side.rightId) ?? ''}`),
      ...spare.map((side) => `= -> ${giftText(side.text)}`),
    ]);
  },
  qti(question) {
    const { left, right, points } = question;
    const pairs = left.map(({ id, rightId }) => ({ key: `${id} ${rightId}`, value: 1 / left.length }));
    const keys = pairs.map(({ key }) => key);
    const side = (id: string, text: LocalizedMarkdown, most: number) =>
      xml('qti-simple-associable-choice', { identifier: id, 'match-max': most }, writeOwnText('div', text));
    return {
      declarations: [declared(response, 'multiple', 'directedPair', keys, pairs)],
      body: [
        asked(question),
        xml(
          'qti-match-interaction',
          { 'response-identifier': response, 'max-associations': left.length },
          xml('qti-simple-match-set', {}, ...left.map(({ id, text }) => side(id, text, 1))),
          xml('qti-simple-match-set', {}, ...right.map(({ id, text }) => side(id, text, left.length))),
        ),
      ],
      rules: [mapped(points)],
    };
  },
};
