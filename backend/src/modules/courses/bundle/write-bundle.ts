import type { Language } from '@masar/i18n';
import type { Bundle, BundleFiles, BundleLesson } from './bundle.js';
import { BundlePlaces } from './bundle-places.js';
import { refuseToWrite } from './bundle-refusal.js';
import { cleanedLesson } from './cleaned-lesson.js';

/** The files of a bundle, such that reading them gives the bundle back (CRS-5). */
export function writeBundle(bundle: Bundle): BundleFiles {
  const files = new Map<string, string>([['course.json', `${JSON.stringify(manifestOf(bundle), null, 2)}\n`]]);
  const pictures = bundle.pictures.map(({ path, bytes }) => [path, bytes] as const);
  const places = new BundlePlaces(
    bundle.lessons.map(({ slug }) => slug),
    new Set(pictures.map(([path]) => path)),
  );
  for (const lesson of bundle.lessons) {
    for (const language of ['ar', 'en'] as const) {
      const file = `lessons/${lesson.slug}.${language}.md`;
      files.set(file, lessonFile(bundle, lesson, language, file, places));
    }
  }
  const texts = [...files].map(([path, text]) => [path, new TextEncoder().encode(text)] as const);
  return new Map([...texts, ...pictures]);
}

function manifestOf(bundle: Bundle): Record<string, unknown> {
  const { categoryId, lessons, pictures: _pictures, ...rest } = bundle;
  return withoutEmpty({
    ...rest,
    category: categoryId,
    language: ['ar', 'en'],
    lessons: lessons.map(({ contentAr: _ar, contentEn: _en, ...lesson }) => withoutEmpty(lesson)),
  });
}

function lessonFile(
  { source }: Bundle,
  lesson: BundleLesson,
  language: Language,
  file: string,
  places: BundlePlaces,
): string {
  const [title, content] = language === 'ar' ? [lesson.titleAr, lesson.contentAr] : [lesson.titleEn, lesson.contentEn];
  const surroundings = places.around(lesson.slug, language);
  const cleaned = cleanedLesson({ text: content ?? '', language, source, surroundings }, (reason, params) =>
    refuseToWrite(file, reason, params),
  );
  return `---\ntitle: ${title}\n---\n\n${cleaned}\n`;
}

const withoutEmpty = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== false));
