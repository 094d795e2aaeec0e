import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorText } from '#platform/errors/app-error';
import { BundleInvalid } from './bundles.errors.js';
import { parseBundle } from './parse-bundle.js';
import { readFolder } from './read-folder.js';
import { bundleFiles, manifest } from './testing/bundle-files.js';
import { writeBundle } from './write-bundle.js';

/** File and reason of the refusal, as an English reader sees them. */
function refusalOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof BundleInvalid)
      return errorText(error.code, 'en', error.params).replace('The course could not be imported. File ', '');
    throw error;
  }
  return 'accepted';
}
const refused = (changes: Record<string, string | undefined>) =>
  refusalOf(() => parseBundle(bundleFiles(changes), 'small'));
const withManifest = (change: object) => refused({ 'course.json': JSON.stringify({ ...manifest(), ...change }) });

describe('reading a bundle', () => {
  it('checks and cleans all of it [CRS-5]', () => {
    const { bundle } = parseBundle(bundleFiles(), 'Small course.zip');
    expect(bundle).toMatchObject({ slug: 'small-course', price: '5.00', requirements: [], license: null });
    expect(bundle.lessons[0]).toMatchObject({
      slug: '01-start',
      contentAr: '## أهلاً {#hello}\n\n> [!NOTE]\n> ملاحظة',
      quiz: null,
      duration: 300,
    });
    expect(bundle.lessons[1]?.quiz).toHaveLength(1);
  });

  it('says which file is wrong and why [CRS-5]', () => {
    const [start, end] = manifest().lessons;
    expect(refused({ 'lessons/02-end.en.md': undefined })).toBe('lessons/02-end.en.md: the file is missing.');
    expect(refused({ 'course.json': undefined, 'parts/grades.json': '{}' })).toBe('course.json: the file is missing.');
    expect(refusalOf(() => parseBundle(new Map([['song.mp3', new Uint8Array()]]), 'songs.zip'))).toContain(
      'songs.zip: there is no course here, neither a file course.json nor texts in Markdown.',
    );
    expect(refused({ 'course.json': '{' })).toBe('course.json: the content is not valid JSON.');
    expect(refused({ 'course.json': '[]' })).toBe('course.json: the field {} is missing or not valid.');
    expect(refused({ 'lessons/03-extra.ar.md': 'x' })).toBe(
      'lessons/03-extra.ar.md: this file belongs to no lesson of course.json.',
    );
    expect(refused({ 'run.sh': 'x' })).toBe('run.sh: this file belongs to no lesson of course.json.');
    expect(refused({ 'lessons/01-start.ar.md': 'a\0b' })).toBe(
      'lessons/01-start.ar.md: the text is not UTF-8. Save it in that encoding in your editor and zip the folder again.',
    );
    expect(withManifest({ titleAr: '' })).toBe('course.json: the field titleAr is missing or not valid.');
    expect(withManifest({ difficulty: 'expert' })).toBe('course.json: the field difficulty is missing or not valid.');
    expect(withManifest({ price: '-1' })).toBe('course.json: the field price is missing or not valid.');
    expect(withManifest({ lessons: [] })).toBe('course.json: the field lessons is missing or not valid.');
    expect(withManifest({ lessons: [start, { ...end, duration: 'تسع' }] })).toBe(
      'course.json: the field lessons[1].duration is missing or not valid.',
    );
    expect(withManifest({ lessons: [start, { ...end, slug: '../../etc/passwd' }] })).toBe(
      'course.json: the field lessons[1].slug is missing or not valid.',
    );
    expect(withManifest({ lessons: [start, start, end] })).toBe(
      'course.json: the name 01-start is used by more than one lesson.',
    );
    expect(withManifest({ lessons: [start, { ...end, quiz: { questions: [] } }] })).toMatch(
      /^course.json: quiz of lesson 02-end/,
    );
    expect(withManifest({ lessons: [start, { ...end, videoUrl: 'javascript:alert(1)' }] })).toBe(
      'course.json: the field lessons[1].videoUrl is missing or not valid.',
    );
  });

  it.each([
    [{ titleAr: 'دورة 🚀' }, 'title', '🚀'],
    [{ titleEn: 'שלום' }, 'title', 'ש'],
    [
      {
        skills: [
          { ar: 'نسج', en: 'Weaving' },
          { ar: 'فخار', en: '도자기' },
        ],
      },
      'skills[1]',
      '도',
    ],
  ])(
    'refuses %j, whose letters no certificate can print, and names field and letter [CRT-3] [CRS-5]',
    (change, field, letter) => {
      expect(withManifest(change)).toMatch(`course.json: the field ${field} holds what we have no font`);
      expect(withManifest(change)).toContain(`“${letter}”`);
    },
  );

  it('writes what has other letters in them [CRT-3] [CRS-5]', () => {
    const files = bundleFiles({ 'course.json': JSON.stringify({ ...manifest(), titleAr: 'سيرة النبي ﷺ' }) });
    expect(parseBundle(files, 'small').bundle.titleAr).toBe('سيرة النبي صلى الله عليه وسلم');
  });

  it('reads numbers in whichever digits they were typed [CRS-5] [I18N-1]', () => {
    const [start, end] = manifest().lessons;
    const numbers = { durationHours: '١٢', price: '٤٩٫٥', lessons: [{ ...start, duration: '۳۰۰' }, end] };
    const { bundle } = parseBundle(bundleFiles({ 'course.json': JSON.stringify({ ...manifest(), ...numbers }) }), 'x');
    expect(bundle).toMatchObject({ durationHours: 12, price: '49.50' });
    expect(bundle.lessons[0]?.duration).toBe(300);
    expect(withManifest({ durationHours: '١٫٥' })).toBe(
      'course.json: the field durationHours is missing or not valid.',
    );
  });

  it('takes a course with pictures of other kinds, which stay behind, and tells which and where its texts show them [CRS-5] [CRS-12]', () => {
    const text = 'نص\n\n![رسم توضيحي](../pictures/flow.ar.gif)';
    const files = bundleFiles({ 'lessons/01-start.ar.md': text, 'pictures/flow.ar.gif': 'GIF89a' });
    const { bundle, remarks } = parseBundle(files, 'small');
    expect(bundle.lessons[0]?.contentAr).toBe('نص\n\n*رسم توضيحي*');
    expect(remarks).toEqual([
      { lesson: '', file: '', language: 'ar', line: 0, kind: 'unreadable_picture', detail: 'pictures/flow.ar.gif' },
      {
        lesson: '01-start',
        file: 'lessons/01-start.ar.md',
        language: 'ar',
        line: 3,
        kind: 'missing_picture',
        detail: '../pictures/flow.ar.gif',
      },
    ]);
  });

  it('takes no more text in all than the server can hold while it writes it [SEC-14]', () => {
    const lessons = Array.from({ length: 21 }, (_, place) => ({ slug: `l${place}`, titleAr: 'د' }));
    const [first, ...others] = lessons.map(({ slug }) => [`lessons/${slug}.ar.md`, 'x'.repeat(199_000)] as const);
    const course = { ...manifest(), language: ['ar'], lessons };
    const files = (texts: (readonly [string, string] | undefined)[]) =>
      new Map(
        [['course.json', JSON.stringify(course)] as const, ...texts.filter((each) => each !== undefined)].map(
          ([path, text]) => [path, Buffer.from(text)],
        ),
      );
    expect(refusalOf(() => parseBundle(files([first, ...others]), 'large'))).toBe(
      'lessons/l20.ar.md: it is larger than allowed.',
    );
    course.lessons = lessons.slice(1);
    expect(refusalOf(() => parseBundle(files(others), 'large'))).toBe('accepted');
    course.titleAr = `${'ع'.repeat(10)}${' '.repeat(20_000)}`;
    expect(refusalOf(() => parseBundle(files(others), 'large'))).toBe('lessons/l20.ar.md: it is larger than allowed.');
  });

  it('gives the reason in Arabic too [CRS-5, READ-4]', () => {
    const params = { file: 'course.json', reason: 'bundle.field', field: 'titleAr' };
    expect(errorText('courses.bundle_invalid', 'ar', params)).toBe(
      'تعذّر استيراد الدورة. الملف course.json: الحقل titleAr ناقص أو غير صحيح.',
    );
  });
});

const demo = join(import.meta.dirname, '../../../seeds/demo/courses');
const real = join(import.meta.dirname, '../../../../../shared/data/courses');
const folders = [demo, real]
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
if (!existsSync(real)) console.warn(`Skipped: there are no courses of real projects at ${real}.`);

describe('whole courses', () => {
  it.each(folders)('%s comes back as it was after export and import [CRS-5]', async (folder) => {
    const { bundle } = parseBundle(await readFolder(folder), folder.split('/').at(-1) ?? '');
    expect(bundle.lessons.length).toBeGreaterThan(2);
    expect(parseBundle(writeBundle(bundle), 'another-name').bundle).toEqual(bundle);
  });
});
