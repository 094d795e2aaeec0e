import { readGift } from './read-gift.js';

const only = (text: string) => {
  const { questions, skipped } = readGift(text);
  expect(skipped).toEqual([]);
  expect(questions).toHaveLength(1);
  return questions[0]!;
};

describe('a question in GIFT', () => {
  it('keeps escaped signs, weights and feedback, in Arabic with steering signs between [QB-3]', () => {
    const { question, name } = only(
      '‏::المحددات \\: ١::ما محدد المعرّف؟ {\n‏=\\#id#صحيح \\= نعم\n‏~%٥٠%.class#نصف\n~\\{\\}\n####راجع الدرس\n}',
    );
    expect(name).toBe('المحددات : ١');
    expect(question).toMatchObject({
      kind: 'single',
      prompt: { ar: 'ما محدد المعرّف؟', en: '' },
      explanation: { ar: 'راجع الدرس', en: '' },
      options: [
        { id: 'o1', text: { ar: '', en: '#id' }, weight: 100, feedback: { ar: 'صحيح = نعم', en: '' } },
        { id: 'o2', weight: 50, feedback: { ar: 'نصف' } },
        { id: 'o3', text: { ar: '{}', en: '{}' }, weight: 0 },
      ],
    });
  });

  it('reads numbers of both scripts with tolerance and ranges [QB-3]', () => {
    expect(only('كم؟ {#٣٫١٤:٠٫٠١}').question).toMatchObject({
      kind: 'number',
      accepted: [{ value: 3.14, tolerance: 0.01, weight: 100 }],
    });
    expect(only('How many? {#=1..5 =%50%0..6#near}').question).toMatchObject({
      accepted: [
        { value: 3, tolerance: 2, weight: 100 },
        { value: 3, tolerance: 3, weight: 50, feedback: { en: 'near' } },
      ],
    });
  });

  it('says whom a feedback on true or false is for [QB-3]', () => {
    expect(only('The sun is hot. {T#Look again#Right}').question).toMatchObject({
      isTrue: true,
      feedbackTrue: { en: 'Right' },
      feedbackFalse: { en: 'Look again' },
    });
    expect(only('The sun is cold. {FALSE#Look again#Right}').question).toMatchObject({
      isTrue: false,
      feedbackTrue: { en: 'Look again' },
      feedbackFalse: { en: 'Right' },
    });
  });

  it('becomes Markdown out of HTML, and pictures that lie elsewhere are told [QB-3]', () => {
    const { question, losses } = only(
      '[html]<p>What is <b>x<sup>2</sup></b>?<br><img src\\="@@PLUGINFILE@@/a.png" alt\\="curve"></p><table><tr><td>a</td><td>b</td></tr></table>{=4}',
    );
    expect(question.prompt.en).toBe('What is **x²**?  \ncurve\n\n| a | b |\n| --- | --- |');
    expect(losses).toEqual([{ reason: 'picture', detail: '@@PLUGINFILE@@/a.png' }]);
  });

  it('has its categories and tags as tags, and both languages of a multilingual text [QB-3]', () => {
    const { questions } = readGift(
      '$CATEGORY: $course$/top/CSS/Flexbox\n\n// [tag:easy] [tag:layout]\n[html]<span lang\\="ar" class\\="multilang">صف</span><span lang\\="en" class\\="multilang">Row</span>{T}',
    );
    expect(questions).toMatchObject([
      { tags: ['CSS', 'Flexbox', 'easy', 'layout'], question: { prompt: { ar: 'صف', en: 'Row' } } },
    ]);
  });

  it('is matched by sides, and an empty left side only offers one more [QB-3]', () => {
    expect(only('Match {=HTML -> structure =CSS -> style =SCSS -> style = -> data}').question).toMatchObject({
      kind: 'matching',
      left: [
        { id: 'l1', rightId: 'r1' },
        { id: 'l2', rightId: 'r2' },
        { id: 'l3', rightId: 'r2' },
      ],
      right: [{ id: 'r1' }, { id: 'r2' }, { id: 'r3', text: { en: 'data' } }],
    });
  });

  it.each([
    ['Explain.{}', 'marked-by-people'],
    ['Only a text.', 'text-only'],
    ['A {=a} and {=b}', 'several-fields'],
    ['Open {=a ~b', 'blank-line'],
    ['Which? {~a ~b}', 'no-key'],
    ['How much? {#=abc}', 'broken'],
    ['Which? {~%500%a ~b}', 'broken'],
    ['{=a ~b}', 'no-prompt'],
    ['[html]<math><mi>x</mi></math> is? {=a ~b}', 'formula'],
    [`Long ${'x'.repeat(20_001)} {T}`, 'too-long'],
  ])('that cannot be kept is named with its reason: %.30s [QB-3]', (text, reason) => {
    expect(readGift(`First {T}\n\n${text}\n\nLast {F}`)).toMatchObject({
      questions: [{ place: '1' }, { place: '5' }],
      skipped: [{ place: '3', reason }],
    });
  });

  it('loses nothing without saying so [QB-3]', () => {
    expect(only('Capital? {=Ba*dad =%0%*#no}').losses.map(({ reason }) => reason)).toEqual(['wildcard', 'catch-all']);
    expect(only('Capital? {=Baghdad =%0%*}').losses).toEqual([]);
  });
});

describe('GIFT about HTML', () => {
  const options = (text: string) => {
    const { questions, skipped } = readGift(text);
    expect(skipped).toEqual([]);
    const [{ question, losses }] = questions as [(typeof questions)[0]];
    if (question.kind !== 'single') throw new Error(question.kind);
    return {
      prompt: question.prompt,
      texts: question.options.map((option) => option.text.ar || option.text.en),
      losses,
    };
  };

  it('keeps the tags that its options are about [QB-3]', () => {
    expect(options('أي وسم؟ {=الوسم <ol> ~الوسم <ul> ~الوسم <li>}').texts).toEqual([
      'الوسم <ol>',
      'الوسم <ul>',
      'الوسم <li>',
    ]);
    expect(options('أي وسم؟ {=<h1> ~<p> ~\\<b\\>x\\</b\\>}').texts).toEqual(['<h1>', '<p>', '<b>x</b>']);
    expect(options('أي نوع؟ {=Array<string> ~List[str]}').texts).toEqual(['Array<string>', 'List[str]']);
    expect(options('[plain]ما وظيفة الوسم <em>x</em>؟ {=تأكيد ~لون}').prompt.ar).toBe('ما وظيفة الوسم <em>x</em>؟');
  });

  it('leaves the blank choice of `~=` out, and says so [QB-3]', () => {
    expect(options('أي؟ {~=HTML ~CSS ~Git}')).toMatchObject({
      texts: ['HTML', 'CSS', 'Git'],
      losses: [{ reason: 'blank-choice' }],
    });
  });

  it('reads formulas with the backslashes that it asks for, and those of TeX [QB-3]', () => {
    expect(options('ما $$\\frac\\{1\\}\\{2\\}$$؟ {=نصف ~ربع}').prompt.ar).toBe('ما $$\\frac{1}{2}$$؟');
    expect(options('متى \\(x \\neq y \\\\nu\\)\\nثم {=أ ~ب}').prompt.ar).toBe('متى \\(x \\neq y \\nu\\)  \nثم');
  });

  it('does not cut a formula at the signs in it [QB-3]', () => {
    expect(options('متى \\(\\frac{1}{2}=x\\)؟ {=\\(x=2\\) ~\\(x=5\\)}')).toMatchObject({
      prompt: { ar: 'متى \\(\\frac{1}{2}=x\\)؟' },
      texts: ['\\(x=2\\)', '\\(x=5\\)'],
    });
  });

  it('costs formulas without an end no more than their length [QB-3] [SEC-6]', () => {
    const { skipped } = readGift(`${'\\('.repeat(300_000)} {=a ~b}`);
    expect(skipped).toMatchObject([{ reason: 'too-long' }]);
  });

  it('takes both languages of a short answer [QB-3]', () => {
    const { questions } = readGift('س؟ {=\\{mlang ar\\}بغداد\\{mlang\\}\\{mlang en\\}Baghdad\\{mlang\\}}');
    expect(questions[0]?.question).toMatchObject({ accepted: [{ text: 'بغداد' }, { text: 'Baghdad' }] });
  });
});
