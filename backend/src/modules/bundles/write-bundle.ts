import type { DataLanguage } from '@masar/i18n';
import { type Bundle, type BundleLesson, bundleLimits } from './bundle.js';
import type { BundleFiles } from './bundle-files.js';
import { BundlePlaces } from './bundle-places.js';
import { refuseToWrite } from './bundle-refusal.js';
import { cleanedLesson } from './cleaned-lesson.js';
import { partPath } from './parts/bundle-part.js';
import { pictureLimits } from './pictures/picture.js';
import { statedQuiz } from './stated-quiz.js';

/** The files of a bundle, such that reading them gives the bundle back (CRS-5). */
export function writeBundle(bundle: Bundle): BundleFiles {
  const files = new Map<string, string>([['course.json', `${JSON.stringify(manifestOf(bundle), null, 2)}\n`]]);
  const pictures = bundle.pictures.map(({ path, bytes }) => [path, bytes] as const);
  const places = new BundlePlaces(
    new Map(bundle.lessons.map(({ slug, titleAr, titleEn }) => [slug, { ar: titleAr, en: titleEn }])),
    new Set(pictures.map(([path]) => path)),
  );
  for (const lesson of bundle.lessons) {
    for (const language of ['ar', 'en'] as const) {
      const file = `lessons/${lesson.slug}.${language}.md`;
      files.set(file, lessonFile(bundle, lesson, language, file, places));
    }
  }
  for (const { name, version, content } of bundle.parts)
    files.set(partPath(name), `${JSON.stringify({ version, ...content }, null, 2)}\n`);
  const texts = [...files].map(([path, text]) => [path, new TextEncoder().encode(text)] as const);
  const partPictures = bundle.partPictures.map(({ path, bytes }) => [path, bytes] as const);
  const written = new Map([...texts, ...pictures, ...partPictures]);
  if (bundle.parts.length > 0) assertBounded(bundle, written);
  return written;
}

/** With its parts a course may be more than an import takes; then it is told here (SEC-14). */
function assertBounded(bundle: Bundle, files: BundleFiles): void {
  const pictures = [...bundle.pictures, ...bundle.partPictures].map(({ bytes }) => bytes);
  if (files.size > bundleLimits.files) refuseToWrite('parts', 'bundle.too_many_files', { max: bundleLimits.files });
  if (pictures.length > pictureLimits.count)
    refuseToWrite('parts', 'bundle.too_many_files', { max: pictureLimits.count });
  if (sizeOf(pictures) > pictureLimits.bytes || sizeOf(files.values()) > bundleLimits.bytes)
    refuseToWrite('parts', 'bundle.too_large');
  const json = [...files].flatMap(([path, bytes]) => (path.endsWith('.json') ? [bytes] : []));
  const letters = bundle.lessons.reduce(
    (sum, { contentAr, contentEn }) => sum + (contentAr?.length ?? 0) + (contentEn?.length ?? 0),
    0,
  );
  if (sizeOf(json) + letters > bundleLimits.letters) refuseToWrite('parts', 'bundle.too_large');
}

const sizeOf = (files: Iterable<Uint8Array>): number => [...files].reduce((sum, { length }) => sum + length, 0);

function manifestOf(bundle: Bundle): Record<string, unknown> {
  const {
    categoryId,
    lessons,
    opensFirstLesson,
    pictures: _pictures,
    parts: _parts,
    partPictures: _ofParts,
    ...rest
  } = bundle;
  const manifest = withoutEmpty({
    ...rest,
    category: categoryId,
    language: ['ar', 'en'],
    lessons: lessons.map(({ contentAr: _ar, contentEn: _en, quiz, ...lesson }) =>
      withoutEmpty({ ...lesson, quiz: quiz && statedQuiz(quiz) }),
    ),
  });
  // Absent it is true, unlike the others.
  return opensFirstLesson ? manifest : { ...manifest, opensFirstLesson };
}

function lessonFile(
  { source }: Bundle,
  lesson: BundleLesson,
  language: DataLanguage,
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
