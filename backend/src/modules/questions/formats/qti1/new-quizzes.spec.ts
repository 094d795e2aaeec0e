import { adds, equal, fact, gap, item, label, list, mattext, one, read, rule } from '../../testing/qti1.samples.js';
import { readQti } from '../qti/read-qti.js';

describe('an item as Canvas’s newer quizzes write it', () => {
  const stimulus = `<item ident="text" title="نص" instructions="اقرأ أولاً"><itemmetadata><qtimetadata>${fact('question_type', 'text_only_question')}</qtimetadata></itemmetadata><presentation>${mattext('<p>جرى النهر.</p>')}</presentation></item>`;
  const about = (text: string) =>
    item('', mattext('أين؟') + list(label('a', 'هنا') + label('b', 'هناك')), rule(equal('a'))).replace(
      '<qtimetadata>',
      `<qtimetadata>${fact('parent_stimulus_item_ident', text)}`,
    );

  it('stands beneath the text that it is about, which is no question of its own [QB-3]', () => {
    const { questions, skipped } = read(stimulus + about('text') + about('text'));
    expect(skipped).toEqual([]);
    expect(questions.map(({ question, losses }) => [question.prompt.ar.split(/\s*\n+\s*/), losses])).toEqual([
      [['اقرأ أولاً', 'جرى النهر.', 'أين؟'], []],
      [['اقرأ أولاً', 'جرى النهر.', 'أين؟'], []],
    ]);
  });

  it('tells where the text that it is about is not in the file [QB-3]', () => {
    expect(one(about('gone')).losses).toEqual([{ reason: 'other-file', detail: '' }]);
  });

  const offered = (ident: string, text: string, how: string) =>
    label(ident, text).replace('<response_label', `<response_label ${how}`);
  const blank = (id: string, shown: string, labels: string) =>
    `<response_lid ident="response_${id}"><material><mattext>${shown}</mattext></material><render_choice>${labels}</render_choice></response_lid>`;

  it('calls its blanks by their own names: lists, words to be dragged and texts [QB-3]', () => {
    const bank = offered('w1', 'بنّي', 'answer_type="wordbank"') + offered('w2', 'أبيض', 'answer_type="wordbank"');
    const fields =
      blank(
        'u1',
        'أسود',
        offered('d1', 'أسود', 'answer_type="dropdown"') + offered('d2', 'رمادي', 'answer_type="dropdown"'),
      ) +
      blank('u2', 'أبيض', bank) +
      blank('u3', 'أخضر', offered('t1', 'أخضر', 'answer_type="openEntry" scoring_algorithm="TextInChoices"'));
    const rules = adds('d1', 'response_u1', 33) + adds('w2', 'response_u2', 33) + adds('t1', 'response_u3', 33);
    expect(
      one(item('fill_in_multiple_blanks_question', mattext('[u1] ثم [u2] ثم [u3]') + fields, rules)).question,
    ).toMatchObject({
      prompt: { ar: '{{g1}} ثم {{g2}} ثم {{g3}}' },
      gaps: [
        { kind: 'choice', options: [{ text: { ar: 'أسود' }, weight: 100 }, { weight: 0 }] },
        { kind: 'choice', options: [{ text: { ar: 'بنّي' }, weight: 0 }, { weight: 100 }] },
        { kind: 'text', accepted: [{ text: 'أخضر' }] },
      ],
    });
  });

  it.each(['TextCloseEnough', 'TextContainsAnswer', 'TextRegex'])(
    'with a blank that takes more than the words it names is left out: %s [QB-3]',
    (how) => {
      const field = blank('u1', 'أخضر', offered('t1', 'أخضر', `answer_type="openEntry" scoring_algorithm="${how}"`));
      const { skipped } = read(
        item('fill_in_multiple_blanks_question', mattext('[u1]') + field, adds('t1', 'response_u1', 100)),
      );
      expect(skipped).toMatchObject([{ reason: 'own-scoring', detail: how }]);
    },
  );

  it('of lists that no kind names is one where its text names the list [QB-3]', () => {
    const field = gap('color', label('a', 'أحمر') + label('b', 'أزرق'));
    expect(one(item('', mattext('لونه [color].') + field, adds('a', 'response_color', 100))).question).toMatchObject({
      kind: 'cloze',
      prompt: { ar: 'لونه {{g1}}.' },
    });
  });

  it('that sorts into categories is of an unknown kind rather than without a key [QB-3]', () => {
    const fields = gap('A', label('a', '1') + label('b', '2')) + gap('B', label('a', '1') + label('b', '2'));
    expect(read(item('categorization_question', mattext('رتّب') + fields, '')).skipped).toMatchObject([
      { reason: 'unknown-kind', detail: 'categorization_question' },
    ]);
  });

  it('goes without the lines of its form that nobody filled, which is told [QB-3]', () => {
    const choice = item(
      '',
      mattext('أين؟') + list(label('a', 'هنا') + label('b', 'هناك') + label('c', '')),
      rule(equal('a')),
    );
    expect(one(choice)).toMatchObject({
      question: { options: [{ weight: 100 }, { weight: 0 }] },
      losses: [{ reason: 'blank-choice' }],
    });
    const sides = label('x', 'واحد') + label('y', 'اثنان') + label('z', '');
    const pairs = blank('p1', '1', sides) + blank('p2', '2', sides) + blank('p3', '', sides);
    const rules = adds('x', 'response_p1', 33) + adds('y', 'response_p2', 33) + adds('z', 'response_p3', 33);
    expect(one(item('matching_question', mattext('صل') + pairs, rules))).toMatchObject({
      question: {
        left: [{ rightId: 'r1' }, { rightId: 'r2' }],
        right: [{ text: { ar: 'واحد' } }, { text: { ar: 'اثنان' } }],
      },
      losses: [{ reason: 'blank-choice' }],
    });
    expect(
      read(item('', mattext('أين؟') + list(label('a', '') + label('b', 'هناك')), rule(equal('a')))).skipped,
    ).toMatchObject([{ reason: 'empty-part', detail: '1' }]);
  });

  it('that lies in a bank is told once with how many others where that bank is not in the file, by the name of its quiz and not by a key [QB-3]', () => {
    const draw = (number: string) =>
      `<section><selection_ordering><selection><sourcebank_ref>bank</sourcebank_ref>${number}</selection></selection_ordering></section>`;
    const drawn = draw('<selection_number>3</selection_number>');
    const far = (ident: string) => `<bankentry_item sourcebank_ref="b" item_ref="${ident}"/>`;
    const told = (detail: string) => [{ place: 'quiz.xml: عواصم', reason: 'in-other-bank', detail }];
    expect(read(`${far('i8c1')}${far('i8c2')}${drawn}${drawn}`).skipped).toEqual(told('8'));
    // A draw that names no number is of all that the bank has.
    expect(read(far('i8c1') + draw('')).skipped).toEqual(told(''));
    const bank = `<questestinterop><objectbank ident="bank">${item('', mattext('أين؟') + list(label('a', 'هنا') + label('b', 'هناك')), rule(equal('a')))}</objectbank></questestinterop>`;
    const quiz = `<questestinterop><assessment><section>${drawn}<bankentry_item item_ref="i1"/></section></assessment></questestinterop>`;
    const whole = readQti(
      new Map([
        ['quiz.xml', quiz],
        ['bank.xml', bank],
      ]),
    );
    expect([whole.questions.length, whole.skipped]).toEqual([1, []]);
  });
});
