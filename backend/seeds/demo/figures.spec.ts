import { wordsTold } from './checks-in-texts.js';
import { readCompleteCourses } from './course-files.js';

const wordsPerFigure = 400;

const figuresIn = (text: string): string[] =>
  [...text.matchAll(/!\[[^\]]+\]\(\.\.\/(pictures\/[^)]+)\)/g)].map(([, path]) => path!);

describe.each(readCompleteCourses().map((course) => [course.slug, course] as const))(
  'the course %s',
  (_slug, course) => {
    it('shows what it says: a figure for every 400 words of each lesson, at least one, in both languages [PIC-1]', () => {
      const wanting = course.lessons.filter(({ contentAr, contentEn }) => {
        const least = Math.max(1, Math.floor(wordsTold(contentAr) / wordsPerFigure));
        return figuresIn(contentAr).length < least || figuresIn(contentEn).length !== figuresIn(contentAr).length;
      });
      expect(wanting.map(({ slug }) => slug)).toEqual([]);
    });

    it('keeps the drawings that its lessons show and no others, those with words once for each language [PIC-1] [I18N-1]', () => {
      const shown = (texts: string[]) => new Set(texts.flatMap(figuresIn));
      const arabic = shown(course.lessons.map(({ contentAr }) => contentAr));
      const english = shown(course.lessons.map(({ contentEn }) => contentEn));
      expect([...new Set([...arabic, ...english])].sort()).toEqual(course.pictures.map(({ path }) => path));
      expect([...arabic].filter((path) => path.endsWith('.en.svg'))).toEqual([]);
      expect([...english].filter((path) => path.endsWith('.ar.svg'))).toEqual([]);
    });

    it('shows in its first lesson what its learners build, once in each language [PIC-1] [I18N-1]', () => {
      const [first] = course.lessons;
      const resultsIn = (text = '') => figuresIn(text).filter((path) => /\/result\.(?:(?:ar|en)\.)?svg$/.test(path));
      expect(resultsIn(first?.contentAr)).toHaveLength(1);
      expect(resultsIn(first?.contentEn)).toHaveLength(1);
    });
  },
);
