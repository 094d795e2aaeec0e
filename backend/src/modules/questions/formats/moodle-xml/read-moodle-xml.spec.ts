import { readXml } from '../xml/read-xml.js';
import { readMoodleXml } from './read-moodle-xml.js';

const read = (inner: string) => readMoodleXml(readXml(`<quiz>${inner}</quiz>`));
const asked = (type: string, text: string, inner = '') =>
  `<question type="${type}"><name><text>Q</text></name><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>${inner}</question>`;
const answer = (fraction: string, text: string) =>
  `<answer fraction="${fraction}"><text><![CDATA[${text}]]></text></answer>`;
const one = (text: string) => {
  const { questions, skipped } = read(text);
  expect(skipped).toEqual([]);
  return questions[0]!;
};
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('questions of Moodle', () => {
  it('are of one answer where the file does not say how many, unless shares say so [QB-3]', () => {
    expect(one(asked('multichoice', 'ما؟', answer('0', '1') + answer('100', '3'))).question).toMatchObject({
      kind: 'single',
      shuffles: true,
    });
    expect(
      one(asked('multichoice', 'ما؟', answer('50', '1') + answer('50', '3') + answer('-50', '4'))).question,
    ).toMatchObject({
      kind: 'multiple',
    });
    const thirds = ['33.3', '33.3', '33.3', '-33.3'].map((fraction, at) => answer(fraction, `${at}`)).join('');
    expect(one(asked('multichoice', 'ما؟', `<single>false</single>${thirds}`)).question).toMatchObject({
      kind: 'multiple',
      options: [{ weight: 33.33333 }, { weight: 33.33333 }, { weight: 33.33333 }, { weight: -33.33333 }],
    });
  });

  it('that show some of their items only say so [QB-3]', () => {
    const items = ['1', '2', '3'].map((place) => answer(place, `خطوة ${place}`)).join('');
    const some = (type: string, count: string) =>
      one(asked('ordering', 'رتّب', `<selecttype>${type}</selecttype><selectcount>${count}</selectcount>${items}`))
        .losses;
    expect(some('1', '2')).toEqual([{ reason: 'style', detail: '2 / 3' }]);
    expect(some('0', '2')).toEqual([]);
    expect(some('2', '0')).toEqual([]);
  });

  it('that are put in order have the order of their fractions, wherever these stand [QB-3]', () => {
    const items = answer('2', 'ثانياً') + answer('1', 'أولاً') + answer('3', 'ثالثاً');
    expect(one(asked('ordering', 'رتّب', items)).question).toMatchObject({
      kind: 'ordering',
      items: [{ text: { ar: 'أولاً' } }, { text: { ar: 'ثانياً' } }, { text: { ar: 'ثالثاً' } }],
    });
    const same = answer('0', 'أ') + answer('0', 'ب');
    expect(one(asked('ordering', 'رتّب', same)).question).toMatchObject({ items: [{ text: { ar: 'أ' } }, {}] });
  });

  it('of several right answers that are right or wrong alone share the points evenly [QB-3]', () => {
    const answers = answer('100', 'ألف') + answer('100', 'باء') + answer('0', 'جيم');
    const options = [{ weight: 50 }, { weight: 50 }, { weight: 0 }];
    expect(one(asked('oumultiresponse', 'أيّها؟', answers)).question).toMatchObject({ credit: 'partial', options });
    expect(one(asked('multichoiceset', 'أيّها؟', answers)).question).toMatchObject({
      credit: 'all-or-nothing',
      options,
    });
    expect(read(asked('oumultiresponse', 'أيّها؟', answer('0', 'أ'))).skipped).toMatchObject([{ reason: 'no-key' }]);
  });

  it('with answers in their text are read in Eastern digits too [QB-3] [I18N-1]', () => {
    const { question } = one(asked('cloze', '<p>كم {٢:NM:=٣٫٥:٠٫١~%٥٠%٤:١}؟</p>'));
    expect(question).toMatchObject({
      points: 2,
      gaps: [
        {
          kind: 'number',
          accepted: [
            { value: 3.5, tolerance: 0.1, weight: 100 },
            { value: 4, tolerance: 1, weight: 50 },
          ],
        },
      ],
    });
  });

  it('with answers in their text become texts with gaps [QB-3]', () => {
    const text =
      '<p>عاصمة العراق {1:MULTICHOICE:=بغداد#نعم~البصرة}، وفرنسا {1:SA:%100%باريس~%50%مرسيليا~*#لا}، وكم {2:NM:=3.5:0.1~%50%4:1}؟ {:MCVS:~أ~=ب\\}~&#39;}</p>';
    const { question, losses } = one(asked('cloze', text));
    expect(question).toMatchObject({
      kind: 'cloze',
      points: 5,
      prompt: { ar: 'عاصمة العراق {{g1}}، وفرنسا {{g2}}، وكم {{g3}}؟ {{g4}}', en: '' },
      gaps: [
        {
          kind: 'choice',
          options: [
            { text: { ar: 'بغداد' }, weight: 100, feedback: { ar: 'نعم' } },
            { text: { ar: 'البصرة' }, weight: 0 },
          ],
        },
        {
          kind: 'text',
          exact: false,
          accepted: [
            { text: 'باريس', weight: 100 },
            { text: 'مرسيليا', weight: 50 },
          ],
        },
        {
          kind: 'number',
          accepted: [
            { value: 3.5, tolerance: 0.1, weight: 100 },
            { value: 4, tolerance: 1, weight: 50 },
          ],
        },
        {
          kind: 'choice',
          options: [{ weight: 0 }, { text: { ar: 'ب}' }, weight: 100 }, { text: { ar: "'", en: "'" } }],
        },
      ],
    });
    expect(losses).toEqual([
      { reason: 'catch-all', detail: 'لا' },
      { reason: 'points', detail: '1 : 1 : 2 : 1' },
    ]);
    expect(read(asked('cloze', 'اختر {1:MULTIRESPONSE:=أ~=ب~ج}')).skipped).toMatchObject([{ reason: 'gap-of-many' }]);
    expect(read(asked('cloze', 'لا شيء')).skipped).toMatchObject([{ reason: 'text-only' }]);
  });

  it('into which words are dragged become texts with gaps [QB-3]', () => {
    const box = (text: string, group: string) => `<dragbox><text>${text}</text><group>${group}</group></dragbox>`;
    const { question } = one(
      asked('ddwtos', '<p>x [[2]] و [[3]]</p>', box('أ', '1') + box('ب', '1') + box('ج', '2') + box('د', '2')),
    );
    expect(question).toMatchObject({
      prompt: { ar: 'x {{g1}} و {{g2}}' },
      gaps: [
        { options: [{ weight: 0 }, { weight: 100 }] },
        { options: [{ text: { ar: 'ج' }, weight: 100 }, { weight: 0 }] },
      ],
    });
  });

  it.each([
    ['%D8%B5%D9%88%D8%B1%D8%A9%201.png', 'صورة 1.png'],
    ['صورة 1.png', 'صورة 1.png'],
    ['a&amp;b (1).png', 'a&amp;b (1).png'],
    ['a+b.png?time=1', 'a b.png'],
  ])('bring the picture that their text calls %s [QB-3]', (address, name) => {
    const text = `<p>ما هذا؟ <img src="@@PLUGINFILE@@/${address}" alt="علم"></p>`;
    const file = `<file name="${name}" path="/" encoding="base64">${pixel}</file>`;
    const inner = answer('100', 'نعم') + answer('0', 'لا');
    const beside = asked('multichoice', text, inner).replace('</questiontext>', `${file}</questiontext>`);
    expect(one(beside).question.prompt.ar).toBe('ما هذا؟ ![علم](masar-picture/1)');
  });

  it('of 1.9 bring the picture beside their text, or name it [QB-3]', () => {
    const inner = answer('100', 'نعم') + answer('0', 'لا');
    const held = one(
      asked('multichoice', 'ما؟', `<image>i/x.png</image><image_base64>${pixel}</image_base64>${inner}`),
    );
    expect(held.question.prompt.ar).toBe('ما؟\n\n![](masar-picture/1)');
    const lost = one(asked('multichoice', 'ما؟', `<image>i/x.png</image>${inner}`));
    expect(lost.losses).toEqual([{ reason: 'picture', detail: 'i/x.png' }]);
  });

  it('take nothing away for a text, and say so [QB-3]', () => {
    const { question, losses } = one(
      asked('shortanswer', 'ما؟', answer('100', '{mlang ar}بغداد{mlang}{mlang en}Baghdad{mlang}') + answer('-50', 'x')),
    );
    expect(question).toMatchObject({
      accepted: [
        { text: 'بغداد', weight: 100 },
        { text: 'Baghdad', weight: 100 },
        { text: 'x', weight: 0 },
      ],
    });
    expect(losses).toEqual([{ reason: 'penalty', detail: '-50%' }]);
  });

  it('lose nothing where nothing was said [QB-3]', () => {
    const empty = ['correctfeedback', 'incorrectfeedback', 'hint']
      .map((name) => `<${name} format="html"><text><![CDATA[<p><br></p>]]></text></${name}>`)
      .join('');
    expect(one(asked('shortanswer', 'ما؟', `${answer('100', 'بغداد')}${answer('0', '*')}${empty}`)).losses).toEqual([]);
  });

  it('that nobody could ask here are named by what they are [QB-3]', () => {
    const reasons = ['random', 'ddmarker', 'calculatedmulti', 'essay', 'description', 'stack'].map(
      (type) => read(asked(type, 'x')).skipped[0]?.reason,
    );
    expect(reasons).toEqual([
      'random-draw',
      'drag-on-picture',
      'drawn-values',
      'marked-by-people',
      'text-only',
      'unknown-kind',
    ]);
  });

  it.each([
    ['المساحة بـ m<sup>2</sup> **كم**؟', 'المساحة بـ m² **كم**؟', []],
    ['سطر<br>آخر، H<sub>2</sub>O', 'سطر  \nآخر، H₂O', []],
    ['`a<sup>2</sup>` في $$x<y$$', '`a<sup>2</sup>` في $$x<y$$', []],
    ['ما الوسم <ol> وما `<b>`؟', 'ما الوسم <ol> وما `<b>`؟', []],
    [
      '<u>أيّ</u> <button>زر</button>؟',
      'أيّ زر؟',
      [
        { reason: 'style', detail: '<u>' },
        { reason: 'markup', detail: '<button>' },
      ],
    ],
    ['انظر <img src="x.png" alt="شكل"/>', 'انظر شكل', [{ reason: 'picture', detail: 'x.png' }]],
  ])('in Markdown do with tags what Moodle does: %j [QB-3]', (text, shown, told) => {
    const { question, losses } = one(
      asked('shortanswer', text, answer('100', 'نعم')).replace('format="html"', 'format="markdown"'),
    );
    expect([question.prompt.ar, losses]).toEqual([shown, told]);
  });
});
