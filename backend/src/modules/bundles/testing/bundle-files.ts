import type { BundleFiles } from '../bundle-files.js';

/** The files of a small valid bundle; a text replaces a file, undefined takes it away. */
export function bundleFiles(changes: Record<string, string | undefined> = {}): BundleFiles {
  const texts: Record<string, string | undefined> = {
    'course.json': JSON.stringify(manifest()),
    'lessons/01-start.ar.md': '---\ntitle: البداية\n---\n\n## أهلاً {/*hello*/}\n\n<Note>\n\nملاحظة\n\n</Note>\n',
    'lessons/01-start.en.md': '---\ntitle: Start\n---\n\n## Hello\n',
    'lessons/02-end.ar.md': '---\ntitle: النهاية\n---\n\nوداعاً\n',
    'lessons/02-end.en.md': '---\ntitle: End\n---\n\nBye\n',
    ...changes,
  };
  const present = Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return new Map(present.map(([path, text]) => [path, Buffer.from(text)]));
}

export const manifest = () => ({
  titleAr: 'دورة صغيرة',
  titleEn: 'A small course',
  descriptionAr: 'وصف',
  descriptionEn: 'Description',
  category: 'web-development',
  difficulty: 'beginner',
  durationHours: 2,
  price: '5',
  source: 'example.org',
  skills: [{ ar: 'مهارة', en: 'Skill' }],
  lessons: [
    { slug: '01-start', titleAr: 'البداية', titleEn: 'Start', duration: 300 },
    {
      slug: '02-end',
      titleAr: 'النهاية',
      titleEn: 'End',
      quiz: {
        questions: [
          {
            type: 'single',
            promptAr: 'سؤال؟',
            promptEn: 'Question?',
            options: [
              { ar: 'نعم', en: 'Yes', correct: true },
              { ar: 'لا', en: 'No', correct: false },
            ],
          },
        ],
      },
    },
  ] as Record<string, unknown>[],
});
