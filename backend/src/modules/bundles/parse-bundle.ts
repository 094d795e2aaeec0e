import {
  categoryIdPattern,
  difficulties,
  type Question,
  readQuestion,
  type SentQuestion,
  sentQuestions,
  withTexts,
} from '@masar/domain';
import { type DataLanguage, dataLanguages, type LocalizedText } from '@masar/i18n';
import { courseOfTexts } from './bare-texts.js';
import { type Bundle, type BundleLesson, bundleLimits, type ReadBundle } from './bundle.js';
import type { BundleFiles } from './bundle-files.js';
import { BundlePlaces } from './bundle-places.js';
import { refuse } from './bundle-refusal.js';
import { BundleRemarks } from './bundle-remarks.js';
import { cleanedLesson } from './cleaned-lesson.js';
import { decodedText } from './decoded-text.js';
import { JsonFields } from './json-fields.js';
import { tellsOfFolder } from './leftovers.js';
import { onCertificates } from './on-certificates.js';
import { hasActiveHtml } from './parts/active-html.js';
import { isOfPart, partNameOf, readParts } from './parts/read-parts.js';
import type { BundlePicture } from './pictures/picture.js';
import { isOtherPicture, pictureTypeOf, type ReadPictures, readPictures } from './pictures/read-pictures.js';
import { slugPattern, toSlug } from './slug.rules.js';
import { isVideoUrl } from './video-url.rules.js';

const manifest = 'course.json';

/** Reads and checks every file before anything is written (CRS-5). `name` is that of the folder or archive. */
export function parseBundle(given: BundleFiles, name: string): ReadBundle {
  const made = courseOfTexts(given, name);
  const files = made?.files ?? new Map([...given].filter(([path]) => !tellsOfFolder(path)));
  const json = readManifest(files, name);
  const source = json.optionalText('source', 500);
  const asked = (json.words('language') ?? dataLanguages).filter((word): word is DataLanguage =>
    dataLanguages.includes(word as DataLanguage),
  );
  const { parts, bytes } = readParts(files);
  const { pictures, ...read } = readPictures(files);
  const isOfTexts = ({ path }: BundlePicture) => parts.length === 0 || !isOfPart(path);
  const shown = { pictures: pictures.filter(isOfTexts), ...read };
  const texts = new LessonTexts(files, asked, source, lessonTitles(json), shown, bytes, made?.named);
  const bundle: Bundle = {
    slug:
      json.matching('slug', (slug) => slugPattern.test(slug), 100) ??
      (toSlug(name) || refuse(manifest, 'bundle.field', { field: 'slug' })),
    ...onCertificates(json, 'title', bilingual(json, 'title', 200)),
    ...bilingual(json, 'description', 5000, 'prose'),
    categoryId: json.matching('category', (id) => categoryIdPattern.test(id), 80) ?? json.refuse('category'),
    difficulty: json.oneOf('difficulty', difficulties),
    durationHours: json.wholeNumber('durationHours', 0, 1000),
    price: json.money('price'),
    thumbnailUrl: json.matching('thumbnailUrl', isWebAddress, 2000),
    license: json.optionalText('license', 200),
    source,
    requiresReview: json.flag('requiresReview'),
    isInPreparation: json.flag('isInPreparation'),
    opensFirstLesson: json.flag('opensFirstLesson', true),
    learningPoints: bilingualList(json, 'learningPoints'),
    requirements: bilingualList(json, 'requirements'),
    skills: bilingualList(json, 'skills').map((skill, place) => onCertificates(json, `skills[${place}]`, skill)),
    needs: json.list('needs', 20).map((need) => ({
      skillId: need.text('skillId', 80),
      level: need.wholeNumber('level', 1, 5),
    })),
    lessons: json.list('lessons', 150).map((lesson) => readLesson(lesson, texts)),
    pictures: shown.pictures,
    parts,
    partPictures: pictures.filter((picture) => !isOfTexts(picture)),
  };
  if (bundle.lessons.length === 0) json.refuse('lessons');
  texts.assertComplete();
  if (made) {
    const tell = texts.remarks.of('', 'ar');
    tell('made_of_texts', 0, name);
    for (const title of made.unprinted) tell('title_letters', 0, title);
    for (const path of made.left) tell('left_file', 0, path);
  }
  return { bundle, remarks: texts.remarks.list(), remarkCount: texts.remarks.count };
}

function readManifest(files: BundleFiles, name: string): JsonFields {
  const wasCourse = [...files.keys()].some((path) => partNameOf(path));
  const bytes =
    files.get(manifest) ?? (wasCourse ? refuse(manifest, 'bundle.missing_file') : refuse(name, 'bundle.no_course'));
  let value: unknown;
  try {
    value = JSON.parse(decodedText(manifest, bytes));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    refuse(manifest, 'bundle.not_json');
  }
  return JsonFields.of(manifest, '', value);
}

/** Titles by slugs, which are checked later. */
const lessonTitles = (json: JsonFields) =>
  new Map(json.list('lessons', 150).map((lesson) => [lesson.optionalText('slug', 100) ?? '', titlesOf(lesson)]));

function titlesOf(lesson: JsonFields): LocalizedText {
  const { titleAr: ar, titleEn: en } = bilingual(lesson, 'title', 200);
  return { ar, en };
}

function readLesson(json: JsonFields, texts: LessonTexts): BundleLesson {
  const slug = json.matching('slug', (text) => slugPattern.test(text), 100) ?? json.refuse('slug');
  const quiz = json.optional('quiz');
  return {
    slug,
    ...bilingual(json, 'title', 200),
    descriptionAr: json.optionalProse('descriptionAr', 2000),
    descriptionEn: json.optionalProse('descriptionEn', 2000),
    duration: json.optionalNumber('duration', 0, 86_400),
    videoUrl: json.matching('videoUrl', isVideoUrl, 2000),
    quiz: quiz && readQuiz(quiz, slug),
    contentAr: texts.take(slug, 'ar'),
    contentEn: texts.take(slug, 'en'),
  };
}

function readQuiz(json: JsonFields, slug: string): Question[] {
  const sent = json
    .list('questions', 50)
    .map((question) => (question.raw('content') ? inFull(question) : inShort(question)));
  return sentQuestions(sent) ?? refuse(manifest, 'bundle.quiz', { slug });
}

/** By its kind, as in the part of the banks. */
function inFull(json: JsonFields): SentQuestion {
  const content = json.raw('content') as object;
  const read = readQuestion({ ...content, id: '' });
  if ('wrong' in read) return json.refuse(`content.${read.wrong}`);
  withTexts(read.question, (markdown) =>
    hasActiveHtml(markdown) ? refuse(manifest, 'bundle.active_html', { field: json.pathOf('content') }) : markdown,
  );
  return { content };
}

const inShort = (json: JsonFields): SentQuestion => ({
  type: json.oneOf('type', ['single', 'multiple'] as const),
  promptAr: json.prose('promptAr', 1000),
  promptEn: json.optionalProse('promptEn', 1000) ?? undefined,
  options: json.list('options', 10).map((option) => ({
    ar: option.prose('ar', 500),
    en: option.optionalProse('en', 500) ?? undefined,
    correct: option.flag('correct'),
  })),
  explanationAr: json.optionalProse('explanationAr', 2000) ?? undefined,
  explanationEn: json.optionalProse('explanationEn', 2000) ?? undefined,
});

/** The text in both languages; English falls back to the Arabic (CRS-3). */
function bilingual<Name extends string>(
  json: JsonFields,
  name: Name,
  maximum: number,
  kind: 'line' | 'prose' = 'line',
) {
  const read = (field: string) =>
    kind === 'line' ? json.optionalText(field, maximum) : json.optionalProse(field, maximum);
  const arabic = read(`${name}Ar`) ?? json.refuse(`${name}Ar`);
  const pair = { [`${name}Ar`]: arabic, [`${name}En`]: read(`${name}En`) ?? arabic };
  return pair as Record<`${Name}Ar` | `${Name}En`, string>;
}

const bilingualList = (json: JsonFields, name: string) =>
  json.list(name, 20).map((item) => {
    const ar = item.text('ar', 300);
    return { ar, en: item.optionalText('en', 300) ?? ar };
  });

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

/** The Markdown files, of which each must belong to exactly one lesson. */
class LessonTexts {
  readonly remarks = new BundleRemarks();
  private readonly places: BundlePlaces;
  private readonly taken = new Set([manifest]);
  private letters: number;

  constructor(
    private readonly files: BundleFiles,
    private readonly required: readonly DataLanguage[],
    private readonly source: string | null,
    titles: ReadonlyMap<string, LocalizedText>,
    { pictures, changed, refused }: ReadPictures,
    /** Of the parts. */
    bytes: number,
    /** What the author called files that were made of others. */
    private readonly named: ReadonlyMap<string, string> = new Map(),
  ) {
    this.letters = bytes + (files.get(manifest)?.length ?? 0);
    for (const [path, kind] of refused) this.remarks.of('', 'ar')(kind, 0, path);
    this.places = new BundlePlaces(titles, new Set(pictures.map(({ path }) => path)), changed);
    for (const slug of titles.keys()) for (const language of dataLanguages) this.readPlaces(slug, language);
  }

  take(slug: string, language: DataLanguage): string | null {
    const file = `lessons/${slug}.${language}.md`;
    if (this.taken.has(file)) refuse(manifest, 'bundle.duplicate_slug', { slug });
    this.taken.add(file);
    const bytes = this.files.get(file);
    if (!bytes) return this.required.includes(language) ? refuse(file, 'bundle.missing_file') : null;
    const text = this.textOf(file, bytes);
    const own = this.ownName(file);
    const tell = this.remarks.of(slug, language, own);
    const surroundings = this.places.around(slug, language, tell);
    const cleaned = cleanedLesson({ text, language, source: this.source, surroundings }, (reason, params) =>
      refuse(own, reason, params),
    );
    this.letters += cleaned.length;
    if (this.letters > bundleLimits.letters) refuse(own, 'bundle.too_large');
    if (!cleaned) tell('empty_text', 1, own);
    return cleaned || null;
  }

  private textOf(file: string, bytes: Uint8Array): string {
    const text = decodedText(file, bytes);
    return text.length > bundleLimits.lessonLetters ? refuse(this.ownName(file), 'bundle.too_large') : text;
  }

  private ownName = (file: string): string => this.named.get(file) ?? file;

  /** Before any text is cleaned: it may name places of those after it. */
  private readPlaces(slug: string, language: DataLanguage): void {
    const file = `lessons/${slug}.${language}.md`;
    const bytes = this.files.get(file);
    if (bytes) this.places.read(slug, language, this.textOf(file, bytes));
  }

  assertComplete(): void {
    for (const file of this.files.keys())
      if (!this.taken.has(file) && !pictureTypeOf(file) && !isOtherPicture(file) && !partNameOf(file))
        refuse(file, 'bundle.unknown_file');
  }
}
