import { posix } from 'node:path';
import { latinDigits, onPaper } from '@masar/domain';
import { type DataLanguage, dataLanguages, type LocalizedText } from '@masar/i18n';
import { bundleLimits } from './bundle.js';
import type { BundleFiles } from './bundle-files.js';
import { refuse } from './bundle-refusal.js';
import { decodedText } from './decoded-text.js';
import { isOtherPicture, pictureTypeOf } from './pictures/read-pictures.js';
import { type BareText, readBareText } from './read-bare-text.js';
import { toSlug } from './slug.rules.js';

/** A folder of texts as a course folder, and files of it that have no place there. */
interface MadeBundle {
  files: BundleFiles;
  left: string[];
  /** Paths that lessons have in the made folder, and those that their author gave them. */
  named: ReadonlyMap<string, string>;
  /** Titles of the course as they stood, where letters that no font has were left out. */
  unprinted: string[];
}

interface Lesson {
  slug: string;
  texts: Partial<Record<DataLanguage, BareText>>;
}

const lessonsAtMost = 150;
const isText = /\.(?:md|mdx|markdown)$/i;
const isPicture = (path: string): boolean => pictureTypeOf(path) !== undefined || isOtherPicture(path);
/** What only says of the folder what it is. */
const isAboutFolder =
  /^(?:readme|index|about|license|licence|contributing|changelog|code_of_conduct|security)(?:[._-](?:ar|en))?\.\w+$/i;
const isReadme = /^(?:readme|index|about)(?:[._-](?:ar|en))?\.\w+$/i;
/** In the order of their numbers: 2 before 10, in whichever digits. */
const byNumbers = new Intl.Collator('en', { numeric: true });

/**
 * A folder that has texts but no course.json, as the draft of a course (CRS-5): one lesson for each text, or for a text in
 * both languages, in the order of their names; what a README says is the description. Undefined where there is no text, or
 * where the folder had been a course of ours.
 */
export function courseOfTexts(given: BundleFiles, name: string): MadeBundle | undefined {
  const paths = [...given.keys()];
  if (given.has('course.json') || paths.some((path) => path.startsWith('parts/'))) return undefined;
  const textPaths = paths.filter((path) => isText.test(path)).sort((a, b) => byNumbers.compare(placeOf(a), placeOf(b)));
  const about = textPaths.filter((path) => isAboutFolder.test(path));
  const ofLessons = textPaths.length > about.length ? textPaths.filter((path) => !about.includes(path)) : textPaths;
  if (ofLessons.length === 0) return undefined;
  const read = (path: string) => readBareText(path, textOf(path, given.get(path)!));
  const lessons = lessonsOf(ofLessons.map(read));
  if (lessons.length > lessonsAtMost) refuse(name, 'bundle.too_many_files', { max: lessonsAtMost });
  const readmes = about.filter((path) => isReadme.test(path) && !ofLessons.includes(path)).map(read);
  const places = new Map(
    lessons.flatMap(({ slug, texts }) =>
      dataLanguages.flatMap((language) =>
        texts[language] ? [[texts[language].path, `${slug}.${language}.md`] as const] : [],
      ),
    ),
  );
  const titles = titlesOf(readmes, name);
  const manifest = manifestOf(lessons, readmes, titles);
  const files: BundleFiles = new Map([['course.json', bytesOf(JSON.stringify(manifest))]]);
  for (const path of paths) if (isPicture(path)) files.set(path, given.get(path)!);
  const pictures = new Set(files.keys());
  for (const { texts } of lessons)
    for (const text of Object.values(texts))
      files.set(`lessons/${places.get(text.path)}`, bytesOf(withPlaces(text, places, pictures)));
  const taken = new Set([...places.keys(), ...readmes.map((text) => text.path)]);
  const left = paths.filter((path) => !taken.has(path) && !isPicture(path));
  const unprinted = dataLanguages.map((language) => titles[language]).filter((title) => onPaper(title) !== title);
  const named = new Map([...places].map(([path, place]) => [`lessons/${place}`, path]));
  return { files, left, named, unprinted: [...new Set(unprinted)] };
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
/** What a README of a folder says comes before what stands in the folder. */
const placeOf = (path: string): string =>
  digits(path).replace(/\/(?:readme|index|about)(?:([._-](?:ar|en))?\.\w+)$/i, '/');
const digits = (text: string): string => latinDigits(text.normalize('NFKD'));

function textOf(path: string, bytes: Uint8Array): string {
  const text = decodedText(path, bytes);
  return text.length > bundleLimits.lessonLetters ? refuse(path, 'bundle.too_large') : text;
}

/** Texts of one name in two languages are one lesson; two of one language are two. */
function lessonsOf(texts: readonly BareText[]): Lesson[] {
  const lessons = new Map<string, Lesson>();
  for (const text of texts) {
    const former = lessons.get(text.name);
    if (former && !former.texts[text.language]) former.texts[text.language] = text;
    else lessons.set(former ? text.path : text.name, { slug: '', texts: { [text.language]: text } });
  }
  return [...lessons].map(([name, { texts }], place) => {
    const words = toSlug(posix.basename(digits(name)).replace(/^[\d\s._-]+/, '')) || 'lesson';
    return { slug: `${String(place + 1).padStart(2, '0')}-${words}`.slice(0, 100).replace(/-$/, ''), texts };
  });
}

const saidIn = (readmes: readonly BareText[], language: DataLanguage): BareText | undefined =>
  readmes.find((text) => text.language === language) ?? readmes[0];

/** What a README calls the course, or the name of its folder. */
function titlesOf(readmes: readonly BareText[], name: string): LocalizedText {
  const named = name
    .replace(/\.zip$/i, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  const titleOf = (language: DataLanguage) => (saidIn(readmes, language)?.title ?? named).normalize('NFC');
  return { ar: titleOf('ar'), en: titleOf('en') };
}

function manifestOf(lessons: readonly Lesson[], readmes: readonly BareText[], titles: LocalizedText): object {
  // A heading with a picture is no fault of whoever brings the texts.
  const titleOf = (language: DataLanguage) => onPaper(titles[language]).replaceAll('\uFFFD', '').trim() || 'Course';
  const titleAr = titleOf('ar');
  const words = lessons
    .flatMap(({ texts }) => Object.values(texts))
    .reduce((sum, { text }) => sum + text.length / 6, 0);
  return {
    titleAr,
    titleEn: titleOf('en'),
    descriptionAr: saidIn(readmes, 'ar')?.beginning || titleAr,
    descriptionEn: saidIn(readmes, 'en')?.beginning || titleOf('en'),
    category: 'web-development',
    difficulty: 'beginner',
    // By the words that are read in an hour.
    durationHours: Math.min(1000, Math.max(1, Math.round(words / 6000))),
    price: '0',
    language: dataLanguages.filter((language) => lessons.every(({ texts }) => texts[language])),
    lessons: lessons.map(({ slug, texts: { ar, en } }) => ({
      slug,
      titleAr: (ar ?? en)?.title,
      titleEn: (en ?? ar)?.title,
    })),
  };
}

/** Addresses of files beside a text, as they are seen from the folder of lessons; code stays as it is. */
function withPlaces(
  { path, text }: BareText,
  places: ReadonlyMap<string, string>,
  pictures: ReadonlySet<string>,
): string {
  let isCode = false;
  return text
    .split('\n')
    .map((line) => {
      if (/^\s{0,40}(?:```|~~~)/.test(line)) isCode = !isCode;
      if (isCode) return line;
      return line.replace(/(\]\(<?|\bsrc=["'])([^\s()<>"'#]+)/g, (whole, before: string, address: string) => {
        const target = posix.join(posix.dirname(path), withoutEscapes(address)).replace(/^\/+/, '');
        const lesson = places.get(target);
        if (lesson) return before + lesson;
        return pictures.has(target) ? `${before}../${encodeURI(target)}` : whole;
      });
    })
    .join('\n');
}

function withoutEscapes(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
