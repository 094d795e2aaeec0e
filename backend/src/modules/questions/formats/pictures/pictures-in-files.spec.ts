import { picturesOf } from '@masar/domain';
import { Transformer } from '@napi-rs/image';
import { zipSync } from 'fflate';
import { readQuestionFile, writeQuestionFile } from '../question-files.job.js';

const png = Buffer.from(await Transformer.fromRgbaPixels(new Uint8Array(80 * 40 * 4).fill(120), 80, 40).png());
const base64 = png.toString('base64');
const read = (text: string | Uint8Array, name = 'q.txt') =>
  readQuestionFile.work({ bytes: typeof text === 'string' ? Buffer.from(text) : text, name });
const site = '/api/files/0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b11#80x40';

const moodle = (files: string) => `<quiz><question type="truefalse">
  <name><text>زر</text></name>
  <questiontext format="html"><text><![CDATA[<p>هل هذا زر؟ <img src="@@PLUGINFILE@@/my%20button.png" alt="زر أزرق"></p>]]></text>${files}</questiontext>
  <answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer>
</question></quiz>`;

describe('pictures inside of files of questions', () => {
  it('come with Moodle’s files, drawn anew and small [QB-3] [QB-1]', async () => {
    const file = `<file name="my button.png" path="/" encoding="base64">${base64}</file>`;
    const { questions, pictures, skipped } = await read(moodle(file), 'm.xml');
    expect(skipped).toEqual([]);
    expect(questions).toMatchObject([
      { losses: [], question: { prompt: { ar: 'هل هذا زر؟ ![زر أزرق](masar-picture/1)' } } },
    ]);
    expect(pictures).toMatchObject([{ mark: 'masar-picture/1', size: { width: 80, height: 40 } }]);
    expect(Buffer.from(pictures[0]!.bytes).subarray(8, 12).toString()).toBe('WEBP');
  });

  it('that are not there leave their words and are named [QB-3]', async () => {
    const { questions, pictures } = await read(moodle(''), 'm.xml');
    expect(questions).toMatchObject([
      {
        question: { prompt: { ar: 'هل هذا زر؟ زر أزرق' } },
        losses: [{ reason: 'picture', detail: '@@PLUGINFILE@@/my%20button.png' }],
      },
    ]);
    expect(pictures).toEqual([]);
  });

  it.each([
    [
      'an <img>',
      `[html]أهذا زر؟ <img src\\="data\\:image/png;base64,${base64.replaceAll('=', '\\=')}" alt\\="زر"> {T}`,
    ],
    ['Markdown', `[markdown]أهذا زر؟ ![زر](data\\:image/png;base64,${base64.replaceAll('=', '\\=')}) {T}`],
  ])('come out of GIFT where they are written as %s [QB-3]', async (_, text) => {
    const { questions, pictures } = await read(text);
    expect(questions).toMatchObject([{ losses: [], question: { prompt: { ar: 'أهذا زر؟ ![زر](masar-picture/1)' } } }]);
    expect(pictures).toHaveLength(1);
  });

  it('that are none, or of other kinds, are named with that reason [QB-3] [SEC-14]', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
    const { questions, pictures } = await read(`[markdown]أين؟ ![رسم](data:image/svg+xml;base64,${svg}) {T}`);
    expect(questions).toMatchObject([
      { losses: [{ reason: 'picture-kind', detail: 'رسم' }], question: { prompt: { ar: 'أين؟ رسم' } } },
    ]);
    expect(pictures).toEqual([]);
  });

  it('beyond what one file may bring are named, and the others stay [QB-3] [SEC-6]', async () => {
    const many = await Promise.all(
      Array.from({ length: 41 }, async (_, at) => {
        const each = Buffer.from(await Transformer.fromRgbaPixels(new Uint8Array(64).fill(at + 1), 4, 4).png());
        return `[markdown]سؤال ${at + 1} ![صورة](data:image/png;base64,${each.toString('base64')}) {T}`;
      }),
    );
    const { questions, pictures } = await read(many.join('\n\n'));
    expect(pictures).toHaveLength(40);
    expect(questions.map(({ losses }) => losses.map(({ reason }) => reason)).filter((list) => list.length > 0)).toEqual(
      [['too-many-pictures']],
    );
  });

  it('lie beside the items of a package, wherever their addresses lead from [QB-3]', async () => {
    const item = `<assessmentItem identifier="i" title="زر" adaptive="false">
      <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration>
      <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
      <itemBody><p>Which one? <img src="../images/b.png" alt="A button"/></p>
      <choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><simpleChoice identifier="A">Button</simpleChoice><simpleChoice identifier="B">Link</simpleChoice></choiceInteraction></itemBody>
      <responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/></assessmentItem>`;
    const archive = zipSync({ 'items/i.xml': Buffer.from(item), 'images/b.png': png });
    const { questions, pictures } = await read(archive, 'p.zip');
    expect(questions).toMatchObject([
      { losses: [], question: { prompt: { en: 'Which one? ![A button](masar-picture/1)' } } },
    ]);
    expect(pictures).toHaveLength(1);
  });

  it('leave with a package and come back in their places, byte for byte as they left [QB-3]', async () => {
    const text = (words: string) => ({ ar: words, en: words });
    const question = {
      id: 'q',
      kind: 'single' as const,
      prompt: text(`أين؟ ![زر](${site})`),
      points: 1,
      shuffles: true,
      options: [
        { id: 'o1', text: text(`![نعم](${site})`), weight: 100 },
        { id: 'o2', text: text('لا'), weight: 0 },
      ],
    };
    const packed = new Map([[site, { path: 'pictures/a.png', bytes: png }]]);
    const wish = { format: 'qti' as const, questions: [{ question, name: '', tags: [] }], pictures: packed };
    const { bytes, leftOut } = await writeQuestionFile.work(wish);
    expect(leftOut).toEqual([]);
    const { questions, pictures } = await read(bytes, 'p.zip');
    expect(questions).toHaveLength(1);
    expect(questions[0]!.losses).toEqual([]);
    expect(picturesOf(questions[0]!.question)).toEqual(['masar-picture/1']);
    expect(JSON.parse(JSON.stringify(questions[0]!.question).replaceAll('masar-picture/1', site))).toEqual({
      ...question,
      id: '',
    });
    expect(Buffer.from(pictures[0]!.original)).toEqual(png);
  });

  it('of this site stay where they are in GIFT and CSV [QB-3]', async () => {
    const question = {
      id: '',
      kind: 'true-false' as const,
      prompt: { ar: `أهذا زر؟ ![زر](${site})`, en: '' },
      points: 1,
      isTrue: true,
    };
    for (const format of ['gift', 'csv'] as const) {
      const { bytes, leftOut } = await writeQuestionFile.work({
        format,
        questions: [{ question, name: '', tags: [] }],
      });
      expect(leftOut).toEqual([]);
      expect((await read(bytes, `q.${format}`)).questions).toMatchObject([{ question, losses: [] }]);
    }
  });
});
