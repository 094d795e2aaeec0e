import { readCompleteCourses, readOutlinedCourses } from './course-files.js';
import { readJson } from './data-folder.js';

const texts = readJson<Record<string, Record<string, Record<string, string>>>>('translations', 'ckb.json');
const all = Object.values(texts).flatMap((rows) => Object.values(rows).flatMap((fields) => Object.values(fields)));

/** Letters of Arabic that Central Kurdish writes otherwise: its kaf is ک, its ya ی or ێ, its ha ە or ه. */
const arabicOnly = /[كيىةآأإؤثذصضطظ]/u;

describe('the Central Kurdish demo texts', () => {
  it('are written in letters of Kurdish, in NFC [TRN-2]', () => {
    expect(all.filter((text) => text !== text.normalize('NFC') || arabicOnly.test(text))).toEqual([]);
  });

  it('belong to courses and lessons of the demo data, and leave others to the fallback [TRN-2]', () => {
    const courses = [...readCompleteCourses(), ...readOutlinedCourses()];
    const lessons = courses.flatMap(({ slug, lessons: own }) => own.map((lesson) => `${slug}/${lesson.slug}`));
    const slugs = courses.map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(Object.keys(texts.courses ?? {})));
    expect(lessons).toEqual(expect.arrayContaining(Object.keys(texts.lessons ?? {})));
    expect(Object.keys(texts.courses ?? {}).length).toBeLessThan(slugs.length / 2);
  });
});
