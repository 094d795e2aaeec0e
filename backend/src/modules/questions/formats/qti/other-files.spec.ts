import { strToU8, zipSync } from 'fflate';
import { questionsOfFile } from '../read-question-file.js';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const item = (body: string, before = '') =>
  `<assessmentItem identifier="i" title="T" adaptive="false"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration>${before}<itemBody>${body}<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>لماذا؟</prompt><simpleChoice identifier="A">س</simpleChoice><simpleChoice identifier="B">ص</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
const ref = (href: string) => `<assessmentStimulusRef identifier="S1" href="${href}"/>`;
const stimulus = (body: string) =>
  `<assessmentStimulus identifier="S1" title="نص"><stylesheet href="a.css"/><stimulusBody>${body}</stimulusBody></assessmentStimulus>`;
const test = (sections: string) =>
  `<assessmentTest identifier="t" title="T"><testPart identifier="p">${sections}</testPart></assessmentTest>`;

const read = (files: Record<string, string | Buffer>) =>
  questionsOfFile({
    bytes: zipSync(
      Object.fromEntries(
        Object.entries(files).map(([path, content]) => [
          path,
          typeof content === 'string' ? strToU8(content) : new Uint8Array(content),
        ]),
      ),
    ),
    name: 'package.zip',
  });

/** The text of the only question, and what is told of it. */
async function only(files: Record<string, string | Buffer>) {
  const { questions, skipped } = await read(files);
  expect(questions).toHaveLength(1);
  return { text: questions[0]!.question.prompt.ar, losses: questions[0]!.losses, skipped };
}

describe('a text that an item takes from another file of its package', () => {
  it('stands before what is asked, with its pictures [QB-3]', async () => {
    const { questions, skipped, pictures } = await read({
      'items/q.xml': item('<p>اقرأ ثم أجب.</p>', ref('../texts/river.xml')),
      'texts/river.xml': stimulus('<h2>النهر</h2><p>جرى النهر. <img src="img/r.png" alt="نهر"/></p>'),
      'texts/img/r.png': pixel,
    });
    expect(skipped).toEqual([]);
    expect(questions[0]).toMatchObject({
      losses: [],
      question: { prompt: { ar: '## النهر\n\nجرى النهر. ![نهر](masar-picture/1)\n\nاقرأ ثم أجب.\n\nلماذا؟' } },
    });
    expect(pictures).toHaveLength(1);
  });

  it('stands where a QTI 3 item has a place for it [QB-3]', async () => {
    const place = '<p>قبل.</p><div data-stimulus-idref="S1"></div><p>بعد.</p>';
    const qti3 = item(place, ref('s.xml'))
      .replaceAll(
        /(<\/?)(assessmentItem|itemBody)/g,
        (_, start: string, name: string) => start + (name === 'itemBody' ? 'qti-item-body' : 'qti-assessment-item'),
      )
      .replace('<assessmentStimulusRef', '<qti-assessment-stimulus-ref');
    const files = {
      'q.xml': qti3,
      's.xml':
        '<qti-assessment-stimulus identifier="S1"><qti-stimulus-body><p>النص.</p></qti-stimulus-body></qti-assessment-stimulus>',
    };
    expect((await only(files)).text).toBe('قبل.\n\nالنص.\n\nبعد.\n\nلماذا؟');
  });

  it.each(['/ref/s.xml', 's.xml', 'ref/s.xml?v=1', '../elsewhere/s.xml'])(
    'is found though %s is no way to it, where only one file is called so [QB-3]',
    async (href) => {
      const files = { 'items/q.xml': item('', ref(href)), 'items/ref/s.xml': stimulus('<p>النص.</p>') };
      expect(await only(files)).toMatchObject({ text: 'النص.\n\nلماذا؟', losses: [] });
    },
  );

  it.each([
    ['by XInclude', '<xi:include href="p.xml"/>'],
    ['as an object', '<object type="text/html" data="p.xml">لا يُعرض</object>'],
  ])('is read %s, too [QB-3]', async (_, body) => {
    const page = '<html><head><title>x</title></head><body><p>النص.</p></body></html>';
    for (const passage of [page, '<div><p>النص.</p></div>'])
      expect(await only({ 'q.xml': item(body), 'p.xml': passage })).toMatchObject({
        text: 'النص.\n\nلماذا؟',
        losses: [],
      });
  });

  const page =
    '<!DOCTYPE html><html><head><title>x</title></head><body class=a><p>النص<br>هنا. <img src=r.png alt="نهر"><ul><li>أول</ul></body></html>';

  it.each([
    ['a stimulus', item('', ref('texts/p.html'))],
    ['XInclude', item('<xi:include href="texts/p.html"/>')],
    ['an object', item('<object type="text/html" data="texts/p.html">لا يُعرض</object>')],
    [
      'a text of QTI 1.2',
      '<questestinterop><item ident="i"><presentation><material><mattext uri="texts/p.html"/></material><response_lid ident="r"><render_choice><response_label ident="a"><material><mattext>س</mattext></material></response_label><response_label ident="b"><material><mattext>ص</mattext></material></response_label></render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar><varequal respident="r">a</varequal></conditionvar><setvar>1</setvar></respcondition></resprocessing></item></questestinterop>',
    ],
  ])('may be a page of the web, which is not left out then: %s [QB-3]', async (_, q) => {
    const resource = (name: string) => `<resource identifier="${name}" type="webcontent" href="texts/${name}"/>`;
    const files = {
      'imsmanifest.xml': `<manifest><resources>${resource('p.html')}${resource('other.html')}</resources></manifest>`,
      'q.xml': q,
      'texts/p.html': page.replace('src=r.png', 'src="r.png"'),
      'texts/other.html': page,
      'texts/r.png': pixel,
    };
    const { text, losses, skipped } = await only(files);
    expect(text).toMatch(/^النص {2}\nهنا\. !\[نهر\]\(masar-picture\/1\)\n\n- {3}أول/);
    expect(losses).toEqual([]);
    expect(skipped).toEqual([{ place: 'imsmanifest.xml', reason: 'package-page', detail: 'other.html' }]);
  });

  it.each([80_000, 7_000, 6_640])(
    'is told where the page is longer than a passage: %i words [QB-3, SEC-6]',
    async (words) => {
      const files = { 'q.xml': item('', ref('p.html')), 'p.html': `<p>${'نص '.repeat(words)}</p>` };
      expect((await only(files)).losses).toEqual([{ reason: 'other-file', detail: 'p.html' }]);
    },
  );

  it.each([
    ['of a file of XML', { 'q.xml': item('', ref('s.xml')), 's.xml': stimulus(`<p>${'نص '.repeat(7_000)}</p>`) }],
    [
      'of a file of XML that is all marks',
      { 'q.xml': item('', ref('s.xml')), 's.xml': stimulus('<p><b>ن</b></p>'.repeat(2_000)) },
    ],
  ])('is told where a passage %s is longer than one, and its question stays [QB-3, SEC-6]', async (_, files) => {
    expect(await only(files)).toMatchObject({
      text: 'لماذا؟',
      losses: [{ reason: 'other-file', detail: 's.xml' }],
      skipped: [],
    });
  });

  it('is told where several together are longer than one, of which the first stays [QB-3, SEC-6]', async () => {
    const words = (word: string) => `<p>${`${word} `.repeat(3_000)}</p>`;
    const files = {
      'q.xml': item('<xi:include href="a.xml"/><xi:include href="b.html"/>'),
      'a.xml': `<div>${words('نصّ')}</div>`,
      'b.html': words('كلام'),
    };
    const { text, losses } = await only(files);
    expect([text.includes('نصّ'), text.includes('كلام'), losses]).toEqual([
      true,
      false,
      [{ reason: 'other-file', detail: 'b.html' }],
    ]);
  });

  it('is told of QTI 1.2, too, where the page is longer than a passage [QB-3, SEC-6]', async () => {
    const q =
      '<questestinterop><item ident="i"><presentation><material><mattext>ما؟</mattext></material><material><mattext uri="p.html"/></material><response_lid ident="r"><render_choice><response_label ident="a"><material><mattext>س</mattext></material></response_label><response_label ident="b"><material><mattext>ص</mattext></material></response_label></render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar><varequal respident="r">a</varequal></conditionvar><setvar>1</setvar></respcondition></resprocessing></item></questestinterop>';
    const { text, losses } = await only({ 'q.xml': q, 'p.html': `<p>${'نص '.repeat(7_000)}</p>` });
    expect([text, losses]).toEqual(['ما؟', [{ reason: 'other-file', detail: 'p.html' }]]);
  });

  it('goes without the settings of a tool beside it, which is told [QB-3]', async () => {
    const tool =
      '<infoControl><pic:portableInfoControl><pic:properties><pic:entry key="metric">10</pic:entry></pic:properties></pic:portableInfoControl></infoControl>';
    const { text, losses } = await only({ 'q.xml': item(tool) });
    expect([text, losses]).toEqual(['لماذا؟', [{ reason: 'markup', detail: '<portableInfoControl>' }]]);
  });

  it.each([
    ['stimulus', item('', ref('gone.xml'))],
    ['include', item('<xi:include href="gone.xml"/>')],
    ['page', item('<object type="text/html" data="gone.html"/>')],
    ['link', item('<p>انظر <a href="gone.pdf">الورقة</a>.</p>')],
    [
      'material',
      item(
        '',
        '<companionMaterialsInfo><digitalMaterial><fileHref>gone.pdf</fileHref></digitalMaterial></companionMaterialsInfo>',
      ),
    ],
  ])('is told where it is not there: %s [QB-3]', async (_, q) => {
    const { losses } = await only({ 'q.xml': q });
    expect(losses).toEqual([{ reason: 'other-file', detail: expect.stringMatching(/^gone\.\w+$/) as string }]);
  });

  it('that does not end is told and not followed [SEC-6]', async () => {
    const files = { 'q.xml': item('<include href="p.xml"/>'), 'p.xml': '<div><p>و</p><include href="p.xml"/></div>' };
    expect((await only(files)).losses).toEqual([{ reason: 'other-file', detail: 'p.xml' }]);
  });

  it('with sound leaves its item out, and names it [QB-3]', async () => {
    const { skipped } = await read({
      'q.xml': item('', ref('s.xml')),
      's.xml': stimulus('<audio src="a.mp3"></audio>'),
    });
    expect(skipped).toMatchObject([{ place: 'q.xml', reason: 'media' }]);
  });

  it('may be a value that nothing of a bank shows, which is told [QB-3]', async () => {
    const { losses } = await only({ 'q.xml': item('<p>قيمة <printedVariable identifier="X"/></p>') });
    expect(losses).toEqual([{ reason: 'markup', detail: '<printedVariable>' }]);
  });
});

describe('what a section says to candidates', () => {
  const block = (text: string, rest = 'view="candidate"') => `<rubricBlock ${rest}><p>${text}</p></rubricBlock>`;
  const section = (content: string) => `<assessmentSection identifier="s">${content}</assessmentSection>`;
  const one = '<assessmentItemRef identifier="q" href="items/q.xml"/>';

  it('is part of the text of its items [QB-3]', async () => {
    const files = {
      'test.xml': test(section(block('النص المشترك.') + section(block('الجزء الثاني من النص.') + one))),
      'items/q.xml': item(''),
      'items/other.xml': item(''),
    };
    const { questions } = await read(files);
    expect(questions.map(({ question }) => question.prompt.ar)).toEqual([
      'النص المشترك.\n\nالجزء الثاني من النص.\n\nلماذا؟',
      'لماذا؟',
    ]);
  });

  it('is read from a section in a file of its own [QB-3]', async () => {
    const files = {
      'test.xml': test(section(`${block('من الأعلى.')}<assessmentSectionRef identifier="s" href="parts/s.xml"/>`)),
      'parts/s.xml': section(`${block('من القسم.')}<assessmentItemRef identifier="q" href="../items/q.xml"/>`),
      'items/q.xml': item(''),
    };
    expect((await only(files)).text).toBe('من الأعلى.\n\nمن القسم.\n\nلماذا؟');
  });

  it('is left out and told where it is longer than a passage, and the items stay [QB-3, SEC-6]', async () => {
    const files = { 'test.xml': test(section(block(`بداية ${'نص '.repeat(7_000)}`) + one)), 'items/q.xml': item('') };
    const { text, losses } = await only(files);
    expect(text).toBe('لماذا؟');
    expect(losses).toEqual([{ reason: 'long-passage', detail: expect.stringMatching(/^بداية نص/) as string }]);
  });

  it('is told once where it is how to take the test, or meant for others [QB-3]', async () => {
    const files = {
      'test.xml': test(
        block('للجزء كله.') +
          section(
            block('أجب عن كل الأسئلة.', 'use="instructions" view="candidate"') +
              block('للمصحّح.', 'view="scorer"') +
              one,
          ),
      ),
      'items/q.xml': item(''),
    };
    const { text, losses, skipped } = await only(files);
    expect([text, losses]).toEqual(['لماذا؟', []]);
    expect(skipped).toEqual([
      { place: 'test.xml', reason: 'package-instructions', detail: 'للجزء كله. · أجب عن كل الأسئلة. · للمصحّح.' },
    ]);
  });
});
