import { type Check, readCheck } from '@masar/domain';
import { checkBlocks, wordsTold } from './checks-in-texts.js';
import { readCompleteCourses } from './course-files.js';

const wordsPerCheck = 400;
/** Of a course's right options; fewer checks than this may stand at one place by chance. */
const mostAtOnePlace = 0.7;

const checksIn = (text: string): Check[] =>
  checkBlocks(text).flatMap((block) => {
    const read = readCheck(block);
    return 'check' in read ? [read.check] : [];
  });

const placeOfRight = ({ options }: Check): number => options.findIndex(({ isRight }) => isRight);

describe.each(readCompleteCourses().map((course) => [course.slug, course] as const))(
  'the course %s',
  (_slug, course) => {
    it('asks its reader: a check for every 400 words of each lesson, at least one [QZT-1]', () => {
      const wanting = course.lessons.filter(({ contentAr }) => {
        const least = Math.max(1, Math.floor(wordsTold(contentAr) / wordsPerCheck));
        return checkBlocks(contentAr).length < least;
      });
      expect(wanting.map(({ slug }) => slug)).toEqual([]);
    });

    it('asks the same in both languages, with the right option at the same place [QZT-1] [I18N-1]', () => {
      const places = (texts: string[]) => texts.map((text) => checksIn(text).map(placeOfRight));
      expect(places(course.lessons.map(({ contentEn }) => contentEn))).toEqual(
        places(course.lessons.map(({ contentAr }) => contentAr)),
      );
    });

    it('writes every check so that it is one, with a reason for each option and a hint [QZT-1]', () => {
      const faulty = course.lessons.flatMap(({ slug, contentAr, contentEn }) =>
        [contentAr, contentEn]
          .flatMap(checkBlocks)
          .filter((block) => {
            const read = readCheck(block);
            if ('fault' in read) return true;
            return !read.check.hint || read.check.options.some(({ reason }) => reason === '');
          })
          .map((block) => `${slug}: ${block}`),
      );
      expect(faulty).toEqual([]);
    });

    it('has its right options at more than one place [QZT-1]', () => {
      const places = course.lessons.flatMap(({ contentAr }) => checksIn(contentAr).map(placeOfRight));
      const most = Math.max(0, ...[0, 1, 2, 3, 4, 5].map((place) => places.filter((other) => other === place).length));
      expect(new Set(places).size).toBeGreaterThan(1);
      expect(most / places.length).toBeLessThanOrEqual(mostAtOnePlace);
    });
  },
);
