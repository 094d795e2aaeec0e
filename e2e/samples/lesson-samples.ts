import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../environment/masar-server.ts';

const coursesFolder = join(root, 'backend/seeds/demo/courses');
const languages = ['ar', 'en'];
const fence = /^```(\S+)(?: +(\S+))?\n([\s\S]*?)^```$/gm;
const fileComment = /^(?:\/\/|<!--|\/\*) file: (\S+)/;
const runnable = ['html', 'css', 'js', 'jsx', 'json'] as const;

/** A fenced block of a lesson; `output` is what the lesson says that it prints. */
export interface Sample {
  language: (typeof runnable)[number];
  code: string;
  /** Wrong on purpose: it must fail. */
  isBroken: boolean;
  /** The name that its first line gives it: other samples of the lesson can use it. */
  file?: string;
  output?: string;
}

export interface LessonSamples {
  name: string;
  /** Where its samples are at home. */
  home: 'page' | 'node' | 'react';
  samples: Sample[];
}

/** Every lesson of the demo's full courses that shows code, in each of its languages (docs/guides/course-bundles.md). */
export function lessonsWithSamples(): LessonSamples[] {
  return readdirSync(coursesFolder).flatMap((course) => {
    const folder = join(coursesFolder, course, 'lessons');
    if (!existsSync(folder)) return [];
    return languages.flatMap((language) => lessonsOf(course, folder, `.${language}.md`));
  });
}

/** The lessons of a course in one language. A whole page that one shows is where the later ones begin. */
function lessonsOf(course: string, folder: string, ending: string): LessonSamples[] {
  let start: Sample[] = [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .sort()
    .flatMap((file) => {
      const own = samplesOf(readFileSync(join(folder, file), 'utf8'));
      const samples = [...start, ...own];
      start = own
        .filter(({ language, code }) => language === 'html' && isWholePage(code))
        .slice(-1)
        .concat(start)
        .slice(0, 1);
      return own.length > 0 ? [{ name: `${course}/${file}`, home: homeOf(own), samples }] : [];
    });
}

export const isWholePage = (html: string): boolean => /<html[\s>]/i.test(html);

/** The runnable blocks of a text in their order; a block `output` belongs to the one before it. */
export function samplesOf(text: string): Sample[] {
  const samples: Sample[] = [];
  for (const [, language = '', remark, code = ''] of text.matchAll(fence)) {
    const last = samples.at(-1);
    if (language === 'output' && last) last.output = code;
    else if (isRunnable(language)) {
      const file = fileComment.exec(code)?.[1];
      samples.push({ language, code, isBroken: remark === 'broken', ...(file && { file }) });
    }
  }
  return samples;
}

const isRunnable = (language: string): language is Sample['language'] =>
  (runnable as readonly string[]).includes(language);

function homeOf(samples: readonly Sample[]): LessonSamples['home'] {
  if (samples.some(({ language }) => language === 'jsx')) return 'react';
  const isOfNode = ({ language, code, file }: Sample) => language === 'js' && (file || /^(import|export) /m.test(code));
  return samples.some(isOfNode) ? 'node' : 'page';
}
