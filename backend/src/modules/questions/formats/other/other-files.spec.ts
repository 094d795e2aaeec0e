import { gzipSync, strToU8, zipSync } from 'fflate';
import { questionsOfFile } from '../read-question-file.js';

const bytesOf = (text: string | Uint8Array) => (typeof text === 'string' ? Buffer.from(text) : text);
const read = (file: string | Uint8Array, name = 'questions.txt') => questionsOfFile({ bytes: bytesOf(file), name });
const reason = async (file: string | Uint8Array, name: string) =>
  (await read(file, name)).skipped.map((each) => each.reason);
const zip = (...paths: string[]) => zipSync(Object.fromEntries(paths.map((path) => [path, strToU8('<x/>')])));

describe('a file of another kind', () => {
  it.each([
    ['file-word', zip('[Content_Types].xml', 'word/document.xml'), 'q.docx'],
    ['file-word', '{\\rtf1 x}', 'q.rtf'],
    ['file-slides', zip('ppt/presentation.xml'), 'q.pptx'],
    ['file-sheet', zip('xl/workbook.xml'), 'kahoot.xlsx'],
    ['file-h5p', zip('h5p.json', 'content/content.json'), 'q.h5p'],
    ['file-epub', zip('mimetype', 'META-INF/container.xml'), 'q.epub'],
    ['file-moodle-backup', gzipSync(strToU8('x')), 'q.mbz'],
    ['file-moodle-backup', zip('moodle_backup.xml', 'questions.xml'), 'q.mbz'],
    ['file-course', zip('course.json'), 'course.zip'],
    ['file-archive', zip('readme.txt'), 'q.zip'],
    [
      'file-scorm',
      zipSync({ 'imsmanifest.xml': strToU8('<manifest xmlns:adlcp="x"><resources/></manifest>') }),
      'q.zip',
    ],
    ['file-pdf', '%PDF-1.7 x', 'q.pdf'],
    ['file-picture', '\u0089PNG', 'q.png'],
    ['file-page', '<!DOCTYPE html><html></html>', 'q.html'],
    ['file-xml', '<rss><channel/></rss>', 'q.xml'],
    ['file-xml', '<quiz><title>إعدادات</title></quiz>', 'assessment_meta.xml'],
    ['part-missing', '<questestinterop><assessment><itemref linkrefid="x"/></assessment></questestinterop>', 'q.xml'],
    ['file-empty', '', 'q.txt'],
    ['file-empty', ' \n ', 'q.txt'],
    ['file-text', 'ملاحظات الدرس\n\nلا أسئلة هنا', 'q.txt'],
    ['file-brightspace', 'NewQuestion,MC,\nQuestionText,x,', 'q.csv'],
    ['file-columns', 'a,b\n1,2', 'q.csv'],
  ])('is named as %s [QB-3]', async (expected, file, name) => {
    const bytes = expected === 'file-picture' ? Buffer.from(file as string, 'latin1') : file;
    expect(await reason(bytes, name)).toEqual([expected]);
  });

  it('in Aiken is read [QB-3]', async () => {
    const { questions, skipped } = await read(
      'ما عاصمة العراق؟\nA. بغداد\nB. <ol>\nANSWER: A\n\nWhich?\nA) x\nB) y\nANSWER: b\n',
    );
    expect(skipped).toEqual([]);
    expect(
      questions.map(({ place, question }) => [
        place,
        question.kind === 'single' && question.options.map(({ weight }) => weight),
      ]),
    ).toEqual([
      ['1', [100, 0]],
      ['6', [0, 100]],
    ]);
  });

  it('with columns under other names is matched by them [QB-3]', async () => {
    const table =
      'Question Text,Option 1,Option 2,Option 3,Correct Answer,Points\nWhat?,a,b,<ol>,3,2\nما؟,س,ص,,ب,\nكم؟,1,2,3,"1,2",\nWhich?,x,y,,z,\n';
    const { questions, skipped } = await read(table, 'quiz.csv');
    expect(
      questions.map(({ question }) => 'options' in question && question.options.map((each) => each.weight)),
    ).toEqual([
      [0, 0, 100],
      [0, 100],
      [50, 50, 0],
    ]);
    expect(skipped).toMatchObject([{ place: '5', reason: 'no-key', detail: 'z' }]);
    const arabic = await read('السؤال;الخيار أ;الخيار ب;الإجابة الصحيحة\nما؟;نعم;لا;لا\n', 'q.csv');
    expect(arabic.questions[0]?.question).toMatchObject({ kind: 'single', options: [{ weight: 0 }, { weight: 100 }] });
  });

  it.each(['choice_2', 'Choice 2', 'option 2', 'الخيار ٢', 'alternative B'])(
    'names its right choice by the column, too: %s [QB-3]',
    async (right) => {
      const { questions } = await read(`question,choice_1,choice_2,correct_answer\nما؟,س,ص,${right}\n`, 'q.csv');
      expect(questions).toMatchObject([{ question: { options: [{ weight: 0 }, { weight: 100 }] } }]);
    },
  );

  it('with the Arabic comma between its columns is read, and commas within quotation marks are words [QB-3]', async () => {
    const { questions, skipped } = await read(
      'السؤال، الخيار أ، الخيار ب، الإجابة الصحيحة\n"ما، ولماذا؟"، نعم، لا، لا\n',
      'q.csv',
    );
    expect(skipped).toEqual([]);
    expect(questions[0]?.question).toMatchObject({
      prompt: { ar: 'ما، ولماذا؟' },
      options: [
        { text: { ar: 'نعم' }, weight: 0 },
        { text: { ar: 'لا' }, weight: 100 },
      ],
    });
  });

  const moodle = (grade: string) =>
    `<quiz><question type="truefalse"><name><text>Q</text></name><questiontext format="html"><text>ما؟</text></questiontext><defaultgrade>${grade}</defaultgrade><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question></quiz>`;
  const canvas = (points: string) =>
    `<questestinterop><item ident="i"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>${points}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext>ما؟</mattext></material><response_lid ident="r"><render_choice><response_label ident="a"><material><mattext>س</mattext></material></response_label><response_label ident="b"><material><mattext>ص</mattext></material></response_label></render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar><varequal respident="r">a</varequal></conditionvar><setvar>1</setvar></respcondition></resprocessing></item></questestinterop>`;

  it.each([
    ['q.csv', (points: string) => `Question,Option 1,Option 2,Answer,Points\nما؟,س,ص,س,${points}\n`],
    ['q.xml', moodle],
    ['q.xml', canvas],
  ])('tells of points that no bank takes, in %s: %# [QB-3]', async (name, file) => {
    for (const points of ['0', '250', '-1'])
      expect((await read(file(points), name)).questions).toMatchObject([
        { question: { points: 1 }, losses: [{ reason: 'other-points', detail: points }] },
      ]);
    expect((await read(file('2.5'), name)).questions).toMatchObject([{ question: { points: 2.5 }, losses: [] }]);
  });

  it('tells once which of its columns hold something and are not read [QB-3]', async () => {
    const table =
      'No,Question,Option 1,Option 2,Answer,Subject,Topic,Image URL,Negative Marks,Notes,\n1,ما؟,س,ص,س,علوم,نبات,https://x.test/a.png,,,\n2,كم؟,1,2,2,علوم,,,0.25,,x\n';
    const { questions, skipped } = await read(table, 'quiz.csv');
    expect(questions.map(({ tags }) => tags)).toEqual([['علوم', 'نبات'], ['علوم']]);
    expect(skipped).toEqual([{ place: '1', reason: 'other-columns', detail: 'Image URL · Negative Marks · (11)' }]);
    const ours = await read('kind,prompt_ar,answer_1_ar,hint\nshort-text,ما؟,نعم,فكّر\n', 'q.csv');
    expect(ours.questions).toHaveLength(1);
    expect(ours.skipped).toEqual([{ place: '1', reason: 'other-columns', detail: 'hint' }]);
  });

  it('with a title above its columns is read, and rows are counted from the title [QB-3]', async () => {
    const others = await read(
      'بنك الفصل الأول\nالسؤال;الخيار أ;الخيار ب;الإجابة الصحيحة\nما؟; "نعم; طبعاً";لا;لا\n',
      'q.csv',
    );
    expect(others.skipped).toEqual([]);
    expect(others.questions[0]).toMatchObject({
      place: '3',
      question: { options: [{ text: { ar: 'نعم; طبعاً' } }, { weight: 100 }] },
    });
    const ours = await read('بنك الفصل الأول\nkind;prompt_ar;answer_1_ar\nshort-text;ما؟;نعم\n', 'q.csv');
    expect(ours.questions).toMatchObject([{ place: '3', question: { kind: 'short-text' } }]);
  });

  it('in UTF-16, Windows-1256 or with marks before it is read [QB-3]', async () => {
    const gift = 'ما عاصمة العراق؟ {=بغداد ~البصرة}';
    const windows1256 = (text: string) =>
      Uint8Array.from(text, (letter) => {
        const at = Array.from({ length: 256 }, (_, byte) =>
          new TextDecoder('windows-1256').decode(Uint8Array.of(byte)),
        ).indexOf(letter);
        return at < 0 ? 63 : at;
      });
    const swapped = Buffer.from(`\uFEFF${gift}`, 'utf16le').swap16();
    const files = [
      `\uFEFF${gift}`,
      Buffer.from(`\uFEFF${gift}`, 'utf16le'),
      swapped,
      Buffer.from(gift, 'utf16le'),
      windows1256(gift),
    ];
    for (const file of files)
      expect((await read(file)).questions[0]?.question.prompt).toEqual({ ar: 'ما عاصمة العراق؟', en: '' });
    const xml = `<?xml version="1.0" encoding="windows-1256"?><quiz><question type="shortanswer"><questiontext format="html"><text>${gift.slice(0, 16)}</text></questiontext><answer fraction="100"><text>بغداد</text></answer></question></quiz>`;
    expect((await read(windows1256(xml), 'q.xml')).questions[0]?.question).toMatchObject({
      accepted: [{ text: 'بغداد' }],
    });
  });

  it('with names and tags beyond what is kept tells what was cut [QB-3]', async () => {
    const { questions } = await read(`// [tag:${'و'.repeat(70)}]\n::${'س'.repeat(250)}::ما؟ {=أ ~ب}`);
    expect(questions[0]).toMatchObject({ losses: [{ reason: 'cut' }, { reason: 'cut' }] });
    expect(questions[0]!.name).toHaveLength(200);
    expect(questions[0]!.tags[0]).toHaveLength(60);
  });
});

describe("a course's package", () => {
  const choice = (ident: string) =>
    `<questestinterop><assessment title="Quiz"><section><item ident="${ident}" title="Q"><presentation><material><mattext texttype="text/html">&lt;p&gt;What? &lt;img src="$IMS-CC-FILEBASE$/a.png"&gt;&lt;/p&gt;</mattext></material><response_lid ident="r"><render_choice><response_label ident="a"><material><mattext>x</mattext></material></response_label><response_label ident="b"><material><mattext>y</mattext></material></response_label></render_choice></response_lid></presentation><resprocessing><outcomes><decvar maxvalue="100" varname="SCORE"/></outcomes><respcondition><conditionvar><varequal respident="r">b</varequal></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing></item></section></assessment></questestinterop>`;
  const resource = (identifier: string, type: string, href: string) =>
    `<resource identifier="${identifier}" type="${type}" href="${href}"><file href="${href}"/></resource>`;
  const manifest = `<manifest><organizations><organization><item identifierref="w1"><title>صفحة الترحيب</title></item></organization></organizations><resources>${resource('w1', 'webcontent', 'wiki_content/welcome.html')}${resource('d1', 'imsdt_xmlv1p1', 'd1.xml')}${resource('l1', 'imswl_xmlv1p1', 'l1.xml')}${resource('f1', 'webcontent', 'web_resources/notes.pdf')}${resource('q1', 'imsqti_xmlv1p2/imscc_xmlv1p1/assessment', 'q1/assessment_qti.xml')}</resources></manifest>`;

  it('gives its questions once, with their pictures, and names the rest [QB-3]', async () => {
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const cartridge = zipSync({
      'imsmanifest.xml': strToU8(manifest),
      'q1/assessment_qti.xml': strToU8(choice('copy')),
      'q1/assessment_meta.xml': strToU8('<quiz><title>x</title></quiz>'),
      'non_cc_assessments/q1.xml.qti': strToU8(choice('own')),
      'web_resources/a.png': new Uint8Array(pixel),
    });
    const { questions, skipped, pictures } = await read(cartridge, 'course.imscc');
    expect(questions).toHaveLength(1);
    expect(questions[0]).toMatchObject({
      tags: ['Quiz'],
      question: {
        kind: 'single',
        prompt: { en: 'What? ![](masar-picture/1)' },
        options: [{ weight: 0 }, { weight: 100 }],
      },
    });
    expect(pictures).toHaveLength(1);
    expect(skipped.map((each) => `${each.reason}: ${each.detail}`)).toEqual([
      'package-page: صفحة الترحيب',
      'package-discussion: d1.xml',
      'package-link: l1.xml',
      'package-file: notes.pdf',
    ]);
  });

  it('of a pool of Blackboard gives its questions [QB-3]', async () => {
    const words = (text: string) => `<TEXT>${text}</TEXT><FLAGS><ISHTML value="true"/></FLAGS>`;
    const answer = (id: string, text: string) => `<ANSWER id="${id}"><TEXT>${text}</TEXT></ANSWER>`;
    const pool = `<POOL><QUESTION_MULTIPLECHOICE id="q1"><BODY>${words('Which?')}</BODY>${answer('a1', 'x')}${answer('a2', 'y')}<GRADABLE><CORRECTANSWER answer_id="a2"/></GRADABLE></QUESTION_MULTIPLECHOICE><QUESTION_TRUEFALSE id="q2"><BODY>${words('So?')}</BODY>${answer('a1', 'False')}${answer('a2', 'True')}<GRADABLE><CORRECTANSWER answer_id="a1"/></GRADABLE></QUESTION_TRUEFALSE><QUESTION_ESSAY id="q3"><BODY>${words('Why?')}</BODY></QUESTION_ESSAY></POOL>`;
    const { questions, skipped } = await read(zipSync({ 'res00001.dat': strToU8(pool) }), 'pool.zip');
    expect(questions).toMatchObject([
      { question: { kind: 'single', options: [{ weight: 0 }, { weight: 100 }] } },
      { question: { kind: 'true-false', isTrue: false } },
    ]);
    expect(skipped).toMatchObject([{ reason: 'marked-by-people' }]);
  });
});

describe('QTI with words beside its question', () => {
  const item = (blocks: string) =>
    `<assessmentItem identifier="i" title="T" adaptive="false"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration><outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/><itemBody>${blocks}<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>متى يغلي الماء؟</prompt><simpleChoice identifier="A">١٠٠</simpleChoice><simpleChoice identifier="B">٥٠</simpleChoice></choiceInteraction></itemBody><responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/></assessmentItem>`;

  it('keeps what candidates read, and tells what is for those who mark [QB-3]', async () => {
    const blocks =
      '<rubricBlock view="candidate"><p>اقرأ النص: الماء يغلي.</p></rubricBlock><rubricBlock view="scorer"><p>سرّ</p></rubricBlock><templateBlock templateIdentifier="t" identifier="x" showHide="show"><p>قالب</p></templateBlock>';
    const { questions } = await read(item(blocks), 'item.xml');
    expect(questions[0]?.question.prompt.ar).toBe('اقرأ النص: الماء يغلي.\n\nمتى يغلي الماء؟');
    expect(questions[0]?.losses).toEqual([
      { reason: 'rubric', detail: 'سرّ' },
      { reason: 'rubric', detail: 'قالب' },
    ]);
  });

  it('loses nothing where nothing was said [QB-3]', async () => {
    const blocks =
      '<rubricBlock view="scorer"><p> </p></rubricBlock><feedbackBlock identifier="f"><p/></feedbackBlock>';
    const said = (words: string) => `<modalFeedback identifier="f"><p>${words}</p></modalFeedback></assessmentItem>`;
    const losses = async (words: string) =>
      (await read(item(blocks).replace('</assessmentItem>', said(words)), 'item.xml')).questions[0]?.losses;
    expect(await losses('&nbsp;')).toEqual([]);
    expect(await losses('<img src="a.png"/>')).toEqual([{ reason: 'feedback', detail: '' }]);
  });

  it('whose rules set no score is taken with the key that it declares [QB-3]', async () => {
    const rules =
      '<responseProcessing><responseCondition><responseIf><match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match></responseIf></responseCondition></responseProcessing>';
    const { questions } = await read(
      item('').replace(/<responseProcessing.*$/, `${rules}</assessmentItem>`),
      'item.xml',
    );
    expect(questions[0]?.question).toMatchObject({ kind: 'single', options: [{ weight: 100 }, { weight: 0 }] });
  });
});
