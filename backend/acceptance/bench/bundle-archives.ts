import { type Zippable, zipSync } from 'fflate';

/** The files of a bundle as an upload. */
export function archiveOf(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  return zipSync(Object.fromEntries(files) as Zippable, { level: 6 });
}

/** A bundle of so many lessons in two languages, each text of so many letters. */
export function uniformBundle(slug: string, lessons: number, letters: number): Uint8Array {
  const slugs = Array.from({ length: lessons }, (_, place) => `lesson-${place}`);
  const manifest = {
    slug,
    titleAr: 'دورة كبيرة',
    titleEn: 'A large course',
    descriptionAr: 'دورة للقياس',
    category: 'web-development',
    difficulty: 'beginner',
    durationHours: 1,
    lessons: slugs.map((each) => ({ slug: each, titleAr: 'درس' })),
  };
  // Never closed, never a link: each sign could begin something.
  const text = new TextEncoder().encode('س]('.repeat(letters / 3));
  return archiveOf(
    new Map([
      ['course.json', new TextEncoder().encode(JSON.stringify(manifest))],
      ...slugs.flatMap((each) => ['ar', 'en'].map((language) => [`lessons/${each}.${language}.md`, text] as const)),
    ]),
  );
}
