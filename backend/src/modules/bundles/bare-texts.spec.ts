import { parseBundle } from './parse-bundle.js';
import { readBareText } from './read-bare-text.js';
import { bundleFiles } from './testing/bundle-files.js';

const files = (texts: Record<string, string>) =>
  new Map<string, Uint8Array>(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0h9"/></svg>';

describe('a folder of texts alone', () => {
  const { bundle, remarks } = parseBundle(
    files({
      'README.md': '# دورة الشبكات\n\n[![شارة](x.svg)](y)\n\nتعرّف إلى **الشبكات** خطوة خطوة.\n',
      'LICENSE.md': 'CC BY',
      'package.json': '{}',
      '10-end.md': '---\ntitle: "الخاتمة"\n---\n\nوداعاً، انظر [البداية](1-start.ar.md#x) و![مسار](img/flow.svg).',
      '2-middle/article.md':
        'نص بلا عنوان.\n\n```md\n[a](../10-end.md)\n```\n\n[الخاتمة](../10-end.md) ![مسار](../img/flow.svg)',
      '1-start.ar.md': '# البداية {#x}\n\nأهلاً.',
      '1-start.en.md': '# The start\n\nHello.',
      'img/flow.svg': drawing,
    }),
    'networks-course.zip',
  );

  it('tells of a text that is empty, whose lesson would be empty without a word [CRS-5]', () => {
    const { bundle, remarks } = parseBundle(files({ '1.md': '# درس\n\nنص.', '2.md': ' \n' }), 'a.zip');
    expect(bundle.lessons[1]?.contentAr ?? bundle.lessons[1]?.contentEn).toBeNull();
    expect(remarks.filter(({ kind }) => kind === 'empty_text')).toMatchObject([{ lesson: bundle.lessons[1]!.slug }]);
  });

  it('becomes a course whose lessons stand in the order of their numbers, with titles and description [CRS-5]', () => {
    expect(bundle).toMatchObject({
      slug: 'networks-course',
      titleAr: 'دورة الشبكات',
      descriptionAr: 'تعرّف إلى الشبكات خطوة خطوة.',
      price: '0.00',
    });
    expect(bundle.lessons.map(({ slug, titleAr, titleEn }) => [slug, titleAr, titleEn])).toEqual([
      ['01-start', 'البداية', 'The start'],
      ['02-article', 'middle', 'middle'],
      ['03-end', 'الخاتمة', 'الخاتمة'],
    ]);
    expect(bundle.lessons[0]).toMatchObject({
      contentAr: expect.stringContaining('أهلاً'),
      contentEn: expect.stringContaining('Hello'),
    });
    expect(bundle.lessons[1]!.contentEn).toBeNull();
  });

  it('begins the lessons of a folder with what its README says [CRS-5]', () => {
    const { bundle, remarks } = parseBundle(
      files({
        '01 lists/Exercise (2).md': '# ثانٍ\n\nب',
        '01 lists/Exercise (10).md': '# عاشر\n\nج',
        '01 lists/README.md': '# القوائم\n\nأ',
        '02 end/README.ar.md': '# النهاية\n\nد',
      }),
      'a.zip',
    );
    expect(bundle.lessons.map(({ titleAr }) => titleAr)).toEqual(['القوائم', 'ثانٍ', 'عاشر', 'النهاية']);
    expect(remarks.map(({ kind }) => kind)).toEqual(['made_of_texts']);
  });

  it('keeps its pictures, the links between its texts and all code [CRS-5]', () => {
    expect(bundle.pictures.map(({ path }) => path)).toEqual(['img/flow.svg']);
    expect(bundle.lessons[1]!.contentAr).toBe(
      'نص بلا عنوان.\n\n```md\n[a](../10-end.md)\n```\n\n[الخاتمة](03-end.ar.md) ![مسار](../img/flow.svg)',
    );
    expect(bundle.lessons[2]!.contentAr).toContain('[البداية](01-start.ar.md#x)');
  });

  it('is told to be made of texts, with the files that have no place in it [CRS-5]', () => {
    expect(remarks.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['made_of_texts', 'networks-course.zip'],
      ['left_file', 'LICENSE.md'],
      ['left_file', 'package.json'],
    ]);
  });

  it('is remarked on by the names that its author gave, and refused by them [CRS-5]', () => {
    const unknown = '# درس\n\n<marquee>نص</marquee>\n';
    const { remarks } = parseBundle(files({ 'ar/1 one.md': unknown, 'ar/2.md': ' \n', 'LICENSE.md': 'CC' }), 'a.zip');
    expect(remarks.map(({ kind, file, line, detail }) => [kind, file, line, detail])).toEqual([
      ['made_of_texts', '', 0, 'a.zip'],
      ['left_file', '', 0, 'LICENSE.md'],
      [expect.any(String), 'ar/1 one.md', 3, expect.any(String)],
      ['empty_text', 'ar/2.md', 1, 'ar/2.md'],
    ]);
    const long = `# درس\n\n${'> '.repeat(2_000)}x`;
    expect(() => parseBundle(files({ 'texts/deep.md': long }), 'a.zip')).toThrow(
      expect.objectContaining({ params: expect.objectContaining({ file: 'texts/deep.md' }) }),
    );
  });

  it('knows the language of a text by its folder, its name or its letters [CRS-5]', () => {
    const read = parseBundle(
      files({ 'ar/one.md': 'HTML و CSS', 'en/one.md': 'كلمة', 'two_EN.md': 'نص', 'three.md': 'في `array` نص array' }),
      'x.zip',
    );
    expect(read.bundle.lessons.map(({ contentAr, contentEn }) => [contentAr !== null, contentEn !== null])).toEqual([
      [true, true],
      [true, false],
      [false, true],
    ]);
  });

  it('leads chapters named in angle brackets to their lessons [CRS-5]', () => {
    const read = parseBundle(
      files({ '1-closure.md': '# الإغلاق\n\nنص', '2-var.md': '# متغير\n\nانظر <info:closure>.' }),
      'x.zip',
    );
    expect(read.bundle.lessons[1]!.contentAr).toContain('[الإغلاق](01-closure.ar.md)');
  });

  it('is read in time that grows as its texts do [SEC-14, CRS-5]', () => {
    for (const piece of ['[', '# ', '`', '\n ', '](', 'src="', '---\n', '~~~\n'])
      expect(readBareText('a.md', `# ${piece.repeat(150_000 / piece.length)}`).title.length).toBeLessThanOrEqual(200);
  });

  it('is none where its course.json was lost but its parts are there [CRS-5]', () => {
    const lost = bundleFiles({ 'course.json': undefined, 'parts/grades.json': '{"version":1}' });
    expect(() => parseBundle(lost, 'x')).toThrow(
      expect.objectContaining({ params: expect.objectContaining({ file: 'course.json' }) }),
    );
  });
});

describe('a title that is read out of a heading', () => {
  it.each([
    ['# دورة الشبكات 🚀', 'دورة الشبكات'],
    ['# שלום Networks', 'Networks'],
    ['# 네트워크', 'Course'],
    ['# أهلاً ﷺ', 'أهلاً صلى الله عليه وسلم'],
  ])('of %s leaves letters that no font has out, and says so [CRT-3] [CRS-5]', (heading, title) => {
    const { bundle, remarks } = parseBundle(
      files({ 'README.md': `${heading}\n\nنص.`, '1.md': '# درس\n\nنص.' }),
      'a.zip',
    );
    expect(bundle.titleAr).toBe(title);
    const told = remarks.filter(({ kind }) => kind === 'title_letters');
    expect(told.map(({ detail }) => detail)).toEqual([heading.slice(2)]);
  });

  it('says nothing where every letter can be printed [CRS-5]', () => {
    const { remarks } = parseBundle(files({ 'README.md': '# 网络 شبكات\n\nنص.', '1.md': '# درس\n\nنص.' }), 'a.zip');
    expect(remarks.map(({ kind }) => kind)).not.toContain('title_letters');
  });
});
