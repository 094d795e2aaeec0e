import { adds, equal, fact, gap, item, label, list, mattext, one, read, rule } from '../../testing/qti1.samples.js';

describe('an item of QTI 1.2', () => {
  const choices = label('a', 'بغداد') + label('b', 'البصرة') + label('c', '<ol>');

  it.each(['constructor', '__proto__', 'toString'])(
    'that asks for a field it never declared, %s, is read like any other [QB-3, SEC-6]',
    (field) => {
      const rules = rule(equal('x', field)) + rule(equal('a'));
      expect(one(item('multiple_choice_question', mattext('س') + list(choices), rules))).toMatchObject({ losses: [] });
    },
  );

  it('of one choice keeps key, points, feedback and the name of its quiz [QB-3]', () => {
    const feedback = `<respcondition continue="Yes"><conditionvar>${equal('b')}</conditionvar><displayfeedback feedbacktype="Response" linkrefid="b_fb"/></respcondition>`;
    const said = `<itemfeedback ident="b_fb"><flow_mat>${mattext('راجع')}</flow_mat></itemfeedback><itemfeedback ident="general_fb"><flow_mat>${mattext('لأن')}</flow_mat></itemfeedback>`;
    expect(
      one(
        item(
          'multiple_choice_question',
          mattext('<p>ما عاصمة <b>العراق</b>؟</p>') + list(choices),
          feedback + rule(equal('a')),
          said,
        ),
      ),
    ).toMatchObject({
      name: 'سؤال',
      tags: ['عواصم'],
      losses: [],
      question: {
        kind: 'single',
        points: 2,
        prompt: { ar: 'ما عاصمة **العراق**؟' },
        explanation: { ar: 'لأن' },
        options: [
          { text: { ar: 'بغداد' }, weight: 100 },
          { text: { ar: 'البصرة' }, weight: 0, feedback: { ar: 'راجع' } },
          { text: { ar: '<ol>' }, weight: 0 },
        ],
      },
    });
  });

  it('of several choices is all or nothing, or adds them up, as its rules do [QB-3]', () => {
    const all = rule(`<and>${equal('a')}${equal('b')}<not>${equal('c')}</not></and>`);
    expect(
      one(item('multiple_answers_question', mattext('أي؟') + list(choices, 'Multiple'), all)).question,
    ).toMatchObject({
      kind: 'multiple',
      credit: 'all-or-nothing',
      options: [{ weight: 50 }, { weight: 50 }, { weight: 0 }],
    });
    const add = (value: string, points: number) =>
      `<respcondition continue="Yes"><conditionvar>${equal(value)}</conditionvar><setvar action="Add" varname="SCORE">${points}</setvar></respcondition>`;
    expect(
      one(item('', mattext('أي؟') + list(choices, 'Multiple'), add('a', 50) + add('b', 50) + add('c', -50))).question,
    ).toMatchObject({
      kind: 'multiple',
      credit: 'partial',
      options: [{ weight: 50 }, { weight: 50 }, { weight: -50 }],
    });
  });

  it('with the words true and false becomes that [QB-3]', () => {
    const { question } = one(
      item('true_false_question', mattext('صح؟') + list(label('7', 'True') + label('8', 'False')), rule(equal('8'))),
    );
    expect(question).toMatchObject({ kind: 'true-false', isTrue: false });
  });

  it('for a text or a number keeps what it takes [QB-3]', () => {
    const field =
      '<response_str ident="r1" rcardinality="Single"><render_fib><response_label ident="x"/></render_fib></response_str>';
    expect(
      one(
        item(
          'short_answer_question',
          mattext('ما؟') + field,
          rule(`${equal('بغداد')}`).replace('No', 'No') + rule(equal('Baghdad')),
        ),
      ).question,
    ).toMatchObject({
      kind: 'short-text',
      accepted: [{ text: 'بغداد' }, { text: 'Baghdad' }],
    });
    const range = `<or>${equal('4')}<and><vargte respident="r1">3.9</vargte><varlte respident="r1">4.1</varlte></and></or>`;
    expect(one(item('numerical_question', mattext('كم؟') + field, rule(range))).question).toMatchObject({
      kind: 'number',
      accepted: [{ value: 4, tolerance: 0.1, weight: 100 }],
    });
  });

  it('with blanks, lists or pairs becomes gaps and matching [QB-3]', () => {
    const fields =
      gap('one', label('a', 'أحمر') + label('b', 'أزرق')) + gap('two', label('c', 'أخضر') + label('d', 'أصفر'));
    // As Canvas writes them: nothing says that what follows is looked at too.
    const rules = adds('a', 'response_one', 50) + adds('d', 'response_two', 50);
    expect(
      one(item('multiple_dropdowns_question', mattext('<p>[one] ثم [two]</p>') + fields, rules)).question,
    ).toMatchObject({
      kind: 'cloze',
      prompt: { ar: '{{g1}} ثم {{g2}}' },
      gaps: [
        { kind: 'choice', options: [{ weight: 100 }, { weight: 0 }] },
        { options: [{ weight: 0 }, { weight: 100 }] },
      ],
    });
    const both = label('x', 'بنية') + label('y', 'شكل');
    const pairs = gap('HTML', both) + gap('CSS', both);
    expect(
      one(
        item(
          'matching_question',
          mattext('صل') + pairs,
          rules
            .replace('response_one', 'response_HTML')
            .replace('>a<', '>x<')
            .replace('response_two', 'response_CSS')
            .replace('>d<', '>y<'),
        ),
      ).question,
    ).toMatchObject({ kind: 'matching', left: [{ text: { en: 'HTML' }, rightId: 'r1' }, { rightId: 'r2' }] });
  });

  it('with blanks to be filled takes each text that stands for a blank, as Canvas does [QB-3]', () => {
    const fields = gap('one', label('a', 'begin') + label('b', 'start')) + gap('two', label('c', 'end'));
    const asked = mattext('<p>[one] to [two]</p>') + fields;
    const rules = adds('a', 'response_one', 50) + adds('c', 'response_two', 50);
    expect(one(item('fill_in_multiple_blanks_question', asked, rules)).question).toMatchObject({
      kind: 'cloze',
      prompt: { en: '{{g1}} to {{g2}}' },
      gaps: [
        { accepted: [{ text: 'begin' }, { text: 'start', weight: 100 }] },
        { accepted: [{ text: 'end', weight: 100 }] },
      ],
    });
    // Without the name of its kind nobody can tell blanks from lists.
    expect(read(item('', asked, rules)).skipped[0]?.reason).toBe('several-fields');
  });

  it('with one list in its text does not say the name of the list beneath [QB-3]', () => {
    const list = gap('color', label('a', 'red') + label('b', 'blue'));
    const right = adds('a', 'response_color', 100);
    expect(one(item('multiple_dropdowns_question', mattext('Is it [color]?') + list, right)).question.prompt.en).toBe(
      'Is it {{g1}}?',
    );
  });

  it.each([
    ['a field of decimals', ' fibtype="Decimal"', equal('1234.0'), [{ value: 1234, tolerance: 0 }]],
    [
      'a field of nothing said, between two numbers',
      '',
      '<vargte respident="r1">41.5</vargte><varlte respident="r1">42.5</varlte>',
      [{ value: 42, tolerance: 0.5 }],
    ],
  ])('of no kind takes numbers as numbers: %s [QB-3]', (_, kind, condition, accepted) => {
    const field = `<response_str ident="r1"><render_fib${kind}><response_label ident="x"/></render_fib></response_str>`;
    expect(one(item('', mattext('كم؟') + field, rule(condition))).question).toMatchObject({ kind: 'number', accepted });
  });

  it('is named where people mark it, numbers are drawn or nothing is right [QB-3]', () => {
    const fields = `${mattext('اشرح')}<response_str ident="r1"><render_fib/></response_str>`;
    const reason = (inner: string) => read(inner).skipped[0]?.reason;
    expect(reason(item('essay_question', fields, ''))).toBe('marked-by-people');
    expect(reason(item('calculated_question', fields, ''))).toBe('drawn-values');
    expect(reason(item('text_only_question', mattext('اقرأ'), ''))).toBe('text-only');
    expect(reason(item('', mattext('ما؟') + list(choices), ''))).toBe('no-key');
  });

  it('says before what it asks what its sections show, the outermost first [QB-3]', () => {
    const shown = (text: string) =>
      `<presentation_material><flow_mat>${mattext(text)}</flow_mat></presentation_material>`;
    const asked = item('', mattext('أين؟') + list(choices), rule(equal('a')));
    const { questions, skipped } = read(
      `${shown('<p>زار علي المدينة.</p>')}<section>${shown('<p>ثم عاد.</p>')}${asked}</section>${asked.replace('i1', 'i2')}`,
    );
    expect(skipped).toEqual([]);
    expect(questions.map(({ question, losses }) => [question.prompt.ar.split(/\s*\n+\s*/), losses])).toEqual([
      [['زار علي المدينة.', 'ثم عاد.', 'أين؟'], []],
      [['زار علي المدينة.', 'أين؟'], []],
    ]);
  });

  it('goes without what its sections show where that is longer than a passage, which is told [QB-3, SEC-6]', () => {
    const shown = (text: string) => `<presentation_material>${mattext(text)}</presentation_material>`;
    const asked = item('', mattext('أين؟') + list(choices), rule(equal('a')));
    const long = `بداية ${'نص '.repeat(7_000)}`;
    expect(one(`${shown(long)}<section>${shown('<p>ثم عاد.</p>')}${asked}</section>`)).toMatchObject({
      question: { prompt: { ar: expect.stringMatching(/^ثم عاد\.\s+أين؟$/) as string } },
      losses: [{ reason: 'long-passage', detail: expect.stringMatching(/^بداية نص/) as string }],
    });
  });

  it('says what its text refers to, and tells of what is not there [QB-3]', () => {
    const named = '<material label="text1"><mattext>النص المشترك</mattext></material>';
    const refers = (to: string) => `<material><matref linkrefid="${to}"/></material>`;
    const inOther = '<material><mattext uri="passage.html"/></material>';
    const asked = (text: string) => item('', text + mattext('أين؟') + list(choices), rule(equal('a')));
    const { questions } = read(
      `<objectives>${named}</objectives>${asked(refers('text1'))}${asked(refers('nowhere'))}${asked(inOther)}`,
    );
    expect(questions.map(({ question, losses }) => [question.prompt.ar.includes('النص المشترك'), losses])).toEqual([
      [true, []],
      [false, [{ reason: 'other-file', detail: 'nowhere' }]],
      [false, [{ reason: 'other-file', detail: 'passage.html' }]],
    ]);
  });

  it.each(['mataudio', 'matvideo', 'matapplet', 'matapplication'])(
    'that is to be heard or watched is named, %s [QB-3]',
    (name) => {
      const asked = `<material><${name} uri="a.bin"/></material>${mattext('ما هذا؟')}`;
      expect(read(item('', asked + list(choices), rule(equal('a')))).skipped).toMatchObject([
        { reason: 'media', detail: 'a.bin' },
      ]);
    },
  );

  it('goes without how to take its test, which is told once [QB-3]', () => {
    const asked = item('', mattext('أين؟') + list(choices), rule(equal('a')));
    expect(read(`<rubric view="Candidate">${mattext('اقرأ جيداً')}</rubric>${asked}`)).toMatchObject({
      questions: [{ losses: [] }],
      skipped: [{ reason: 'package-instructions', detail: 'اقرأ جيداً' }],
    });
  });

  it('keeps what is said to who chooses one of a list, and tells what is said for answers of other fields [QB-3]', () => {
    const say = (value: string, fb: string, field = 'response_color') =>
      `<respcondition continue="Yes"><conditionvar>${equal(value, field)}</conditionvar><displayfeedback linkrefid="${fb}"/></respcondition>`;
    const said = `<itemfeedback ident="b_fb">${mattext('ليس هذا')}</itemfeedback><itemfeedback ident="n_fb">${mattext('قريب')}</itemfeedback>`;
    const fields = gap('color', label('a', 'أحمر') + label('b', 'أزرق'));
    const list = item(
      'multiple_dropdowns_question',
      mattext('لونه [color].') + fields,
      say('b', 'b_fb') + adds('a', 'response_color', 100),
      said,
    );
    expect(one(list)).toMatchObject({
      question: { gaps: [{ options: [{ text: { ar: 'أحمر' } }, { feedback: { ar: 'ليس هذا' } }] }] },
      losses: [{ reason: 'feedback', detail: 'قريب' }],
    });
  });

  it.each([
    [3, '3', ''],
    [0.5, '0.5', ''],
    // Of a hundred they are percent, and so they are in cartridges.
    [1, '100', ''],
    [1, '5', fact('cc_profile', 'cc.multiple_choice.v0p1')],
    [4, '2', fact('cc_weighting', '4')],
  ])('is worth %d points where its rules give %s and its metadata say %j [QB-3]', (points, given, facts) => {
    const set = `<setvar action="Set" varname="SCORE">${given}</setvar>`;
    const asked = `<item ident="i" title="س"><itemmetadata><qtimetadata>${facts}</qtimetadata></itemmetadata><presentation>${mattext('أين؟')}${list(choices)}</presentation><resprocessing>${rule(equal('a'), set)}</resprocessing></item>`;
    expect(one(asked)).toMatchObject({ question: { points }, losses: [] });
  });

  it('tells which choice stayed in its place while others were shuffled [QB-3]', () => {
    const labels = choices.replace('ident="c"', 'ident="c" rshuffle="No"');
    const shuffled = list(labels).replace('<render_choice>', '<render_choice shuffle="Yes">');
    const asked = (field: string) => one(item('', mattext('أين؟') + field, rule(equal('a')))).losses;
    expect(asked(shuffled)).toEqual([{ reason: 'order', detail: '<ol>' }]);
    expect(asked(list(labels))).toEqual([]);
  });

  it('of Brightspace has its facts, the name of its field and its hints elsewhere [QB-3]', () => {
    const d2l = (type: string) =>
      [
        ['qmd_questiontype', type],
        ['qmd_weighting', '2.5'],
      ]
        .map(
          ([name, value]) =>
            `<qti_metadatafield><fieldlabel>${name}</fieldlabel><fieldentry>${value}</fieldentry></qti_metadatafield>`,
        )
        .join('');
    const asked = (type: string, value: string, rest = '') =>
      `<item ident="OBJ_1" title="س"><itemmetadata><qtimetadata>${d2l(type)}</qtimetadata></itemmetadata><presentation><flow>${mattext('أين؟')}<response_str ident="Q_STR"><render_fib><response_label ident="Q_ANS"/></render_fib></response_str></flow></presentation><resprocessing><respcondition><conditionvar>${value}</conditionvar><setvar action="Set">100</setvar></respcondition></resprocessing>${rest}</item>`;
    const hint = `<hint><hintmaterial><flow_mat>${mattext('فكّر')}</flow_mat></hintmaterial></hint>`;
    const key = `<answer_key><answer_key_material>${mattext('للمصحّح')}</answer_key_material></answer_key>`;
    expect(one(asked('Fill in the Blanks', equal('بغداد', 'Q_ANS'), hint + key))).toMatchObject({
      question: { kind: 'short-text', points: 2.5, accepted: [{ text: 'بغداد', weight: 100 }] },
      losses: [
        { reason: 'hint', detail: 'فكّر' },
        { reason: 'rubric', detail: 'للمصحّح' },
      ],
    });
    const reasons = (inner: string) => read(inner).skipped.map(({ reason }) => reason);
    expect(reasons(asked('Long Answer', equal('x', 'Q_ANS')))).toEqual(['marked-by-people']);
    expect(
      reasons(
        asked(
          'Fill in the Blanks',
          `${equal('[ab]+', 'Q_ANS')}<var_extension><d2l_2p0:answer_is_regexp>yes</d2l_2p0:answer_is_regexp></var_extension>`,
        ),
      ),
    ).toEqual(['own-scoring']);
  });
});
