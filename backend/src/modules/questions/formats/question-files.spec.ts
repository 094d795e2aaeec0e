import { zipSync } from 'fflate';
import { exportFormats, readQuestionFile, writeQuestionFile } from './question-files.job.js';

const read = (text: string | Uint8Array, name = 'questions.txt') =>
  readQuestionFile.work({ bytes: typeof text === 'string' ? Buffer.from(text) : text, name });

const moodle = (inner: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>${inner}</quiz>`;
const asked = (type: string, inner: string, text = '<p>ما <b>لون</b> السماء؟</p>') =>
  moodle(
    `<question type="${type}"><name><text>Q</text></name><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext><defaultgrade>2.0000000</defaultgrade>${inner}</question>`,
  );
const answer = (fraction: string, text: string, inner = '') =>
  `<answer fraction="${fraction}" format="html"><text><![CDATA[${text}]]></text>${inner}</answer>`;

const item = (inner: string, body: string, rules = '') =>
  `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i" title="T" adaptive="false">${inner}<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/><qti-item-body>${body}</qti-item-body>${rules}</qti-assessment-item>`;
const declared =
  '<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>b</qti-value></qti-correct-response></qti-response-declaration>';
const choice =
  '<qti-choice-interaction response-identifier="RESPONSE" max-choices="1"><qti-prompt>Which?</qti-prompt><qti-simple-choice identifier="a">A</qti-simple-choice><qti-simple-choice identifier="b">B</qti-simple-choice></qti-choice-interaction>';

describe('a file of questions', () => {
  it('in Moodle XML keeps kinds, weights, feedback, tags and units [QB-3]', async () => {
    const single =
      answer('100', '<p>أزرق</p>', '<feedback format="html"><text>نعم</text></feedback>') + answer('-33.33333', 'أحمر');
    expect(
      await read(
        asked(
          'multichoice',
          `<single>true</single><shuffleanswers>true</shuffleanswers>${single}<tags><tag><text>سماء</text></tag></tags>`,
        ),
      ),
    ).toMatchObject({
      skipped: [],
      questions: [
        {
          place: '1',
          name: 'Q',
          tags: ['سماء'],
          question: {
            kind: 'single',
            points: 2,
            shuffles: true,
            prompt: { ar: 'ما **لون** السماء؟' },
            options: [{ weight: 100, feedback: { ar: 'نعم' } }, { weight: -33.33333 }],
          },
        },
      ],
    });
    const number =
      '<answer fraction="100"><text>3.5</text><tolerance>0.1</tolerance></answer><units><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit></units>';
    expect(await read(asked('numerical', number))).toMatchObject({
      questions: [{ question: { kind: 'number', unit: 'm', accepted: [{ value: 3.5, tolerance: 0.1 }] } }],
    });
    expect(await read(asked('truefalse', answer('0', 'true') + answer('100', 'false')))).toMatchObject({
      questions: [{ question: { kind: 'true-false', isTrue: false } }],
    });
    const pair = (left: string, right: string) =>
      `<subquestion format="html"><text>${left}</text><answer><text>${right}</text></answer></subquestion>`;
    expect(await read(asked('matching', pair('HTML', 'بنية') + pair('CSS', 'شكل')))).toMatchObject({
      questions: [{ question: { left: [{ rightId: 'r1' }, { rightId: 'r2' }] } }],
    });
    const select = (text: string, group: string) =>
      `<selectoption><text>${text}</text><group>${group}</group></selectoption>`;
    expect(
      await read(
        asked(
          'gapselect',
          select('a', '1') + select('b', '1') + select('c', '2') + select('d', '2'),
          'x [[2]] y [[3]]',
        ),
      ),
    ).toMatchObject({
      questions: [
        {
          question: {
            kind: 'cloze',
            prompt: { en: 'x {{g1}} y {{g2}}' },
            gaps: [
              { options: [{ weight: 0 }, { weight: 100 }] },
              { options: [{ text: { en: 'c' }, weight: 100 }, { weight: 0 }] },
            ],
          },
        },
      ],
    });
  });

  it('loses what nobody sees and what writes letters backwards, in names, tags and texts [QB-3] [SEC-6]', async () => {
    const tags = '<tags><tag><text>س\u202Eماء\u200B</text></tag></tags>';
    const given = answer('100', 'أز\u202Dرق') + answer('0', 'أح\u200Bمر') + tags;
    const { questions } = await read(
      asked('multichoice', `<single>true</single>${given}`).replace('>Q<', '>Q\u202E\u200F1<'),
    );
    expect(questions).toMatchObject([{ name: 'Q1', tags: ['سماء'], losses: [] }]);
    expect(JSON.stringify(questions)).not.toMatch(/[\u200B\u202D\u202E]/);
  });

  it('in Moodle XML names what cannot be kept [QB-3]', async () => {
    const reasons = async (text: string) => (await read(text)).skipped.map(({ reason }) => reason);
    expect(await reasons(asked('essay', ''))).toEqual(['marked-by-people']);
    expect(await reasons(asked('calculated', ''))).toEqual(['drawn-values']);
    expect(await reasons(asked('ddimageortext', ''))).toEqual(['drag-on-picture']);
    expect(await reasons(asked('coderunner', ''))).toEqual(['unknown-kind']);
    expect(await reasons(asked('multichoice', answer('0', 'a') + answer('0', 'b')))).toEqual(['no-key']);
    expect(await reasons(asked('multichoice', answer('100', '') + answer('0', 'b')))).toEqual(['media']);
  });

  it('in QTI 2 and 3 is imported only with the key that its own rules give [QB-3]', async () => {
    const template =
      '<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"/>';
    const single = item(declared, choice, template);
    const imported = {
      questions: [
        {
          name: 'T',
          question: {
            kind: 'single',
            options: [
              { id: 'a', weight: 0 },
              { id: 'b', weight: 100 },
            ],
          },
        },
      ],
    };
    expect(await read(single)).toMatchObject(imported);
    const second = single
      .replaceAll('qti-assessment-item', 'assessmentItem')
      .replaceAll('qti-', '')
      .replaceAll('response-identifier', 'responseIdentifier')
      .replaceAll('response-declaration', 'responseDeclaration')
      .replaceAll('correct-response', 'correctResponse')
      .replaceAll('item-body', 'itemBody')
      .replaceAll('choice-interaction', 'choiceInteraction')
      .replaceAll('simple-choice', 'simpleChoice')
      .replaceAll('response-processing', 'responseProcessing')
      .replaceAll('base-type', 'baseType');
    expect(await read(second)).toMatchObject(imported);
    const contrary =
      '<qti-response-processing><qti-response-condition><qti-response-if><qti-match><qti-variable identifier="RESPONSE"/><qti-base-value base-type="identifier">a</qti-base-value></qti-match><qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value></qti-set-outcome-value></qti-response-if></qti-response-condition></qti-response-processing>';
    expect(await read(item(declared, choice, contrary))).toMatchObject({
      questions: [],
      skipped: [{ reason: 'own-scoring' }],
    });
    expect(
      await read(
        item(
          declared,
          choice,
          contrary.replace('qti-match', 'qti-custom-operator').replace('/qti-match', '/qti-custom-operator'),
        ),
      ),
    ).toMatchObject({ questions: [], skipped: [{ reason: 'own-scoring' }] });
    expect(await read(single.replace('adaptive="false"', 'adaptive="true"'))).toMatchObject({
      skipped: [{ reason: 'adaptive' }],
    });
    expect(await read(item(declared, choice + choice, template))).toMatchObject({
      skipped: [{ reason: 'several-fields' }],
    });
    expect(await read(item('', '<qti-extended-text-interaction response-identifier="RESPONSE"/>'))).toMatchObject({
      skipped: [{ reason: 'marked-by-people' }],
    });
  });

  it('in CSV is read whatever separates its cells, with Arabic signs of rightness [QB-3]', async () => {
    const text =
      'kind;prompt_ar;answer_1_ar;answer_1_share;answer_2_ar;answer_2_share\nsingle;"كم؛ ""تقريباً""؟";أربعة;صح;خمسة;\nnumber;كم؟;٣٫٥;;;\nessay;اشرح;;;;\n';
    expect(await read(text, 'q.csv')).toMatchObject({
      questions: [
        {
          place: '2',
          question: { kind: 'single', prompt: { ar: 'كم؛ "تقريباً"؟' }, options: [{ weight: 100 }, { weight: 0 }] },
        },
        { place: '3', question: { kind: 'number', accepted: [{ value: 3.5, weight: 100 }] } },
      ],
      skipped: [{ place: '4', reason: 'unknown-kind', detail: 'essay' }],
    });
  });

  it.each([
    [
      'an external entity',
      '<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz><question type="essay">&x;</question></quiz>',
      'document-type',
    ],
    ['entities that unfold', '<!DOCTYPE q [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><quiz>&b;</quiz>', 'document-type'],
    ['elements without end', `<quiz>${'<a>'.repeat(5000)}`, 'broken'],
    ['a field of ten megabytes', `x {=${'a'.repeat(10_000_000)}}`, 'too-long'],
    ['bytes that are no text', Buffer.from([0x3a, 0x3a, 0xff, 0xfe, 0x00]), 'broken'],
    ['an archive that is none', Buffer.from('PK\u0003\u0004 and nothing'), 'broken'],
    ['an archive that unfolds', zipSync({ 'item.xml': new Uint8Array(40_000_000) }), 'too-long'],
  ])('with %s is refused as a whole [QB-3, SEC-6]', async (_, bytes, reason) => {
    const { questions, skipped } = await read(bytes as string | Uint8Array, 'bad.file');
    expect(questions).toEqual([]);
    expect(skipped.map((each) => each.reason)).toEqual([reason]);
  });

  it('is the same for the same questions in every format, and a package is read again [QB-3]', async () => {
    const [first] = (await read('::n::Which? {=a ~b}')).questions;
    for (const format of exportFormats) {
      const wish = { format, questions: [{ question: first!.question, name: 'n', tags: ['t'] }] };
      const { bytes, leftOut } = await writeQuestionFile.work(wish);
      expect(leftOut).toEqual([]);
      expect(Buffer.from((await writeQuestionFile.work(wish)).bytes).equals(Buffer.from(bytes))).toBe(true);
      expect((await read(bytes, `n.${format}`)).questions).toMatchObject([
        { name: 'n', tags: ['t'], question: first!.question },
      ]);
    }
  });
});

describe('elements within elements', () => {
  const deep = (name: string, depth: number) => `${`<${name}>`.repeat(depth)}x${`</${name}>`.repeat(depth)}`;

  it.each([
    ['HTML of Moodle', asked('multichoice', answer('100', 'a') + answer('0', 'b'), deep('b', 3000))],
    ['GIFT', `ما؟ ${deep('div', 1500)} {=a ~b}`],
    ['XML', `<quiz>${deep('question', 4000)}</quiz>`],
    ['QTI', item(declared, deep('div', 500) + choice)],
  ])('of %s end the reading before the stack does [QB-3] [SEC-6]', async (_, text) => {
    await expect(read(text)).rejects.toMatchObject({ code: 'questions.file_too_deep', status: 422 });
  });
});
