import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Question, SkipReason } from '@masar/domain';
import { type ReadFile, readQuestionFile } from '../../src/modules/questions/formats/question-files.job.js';
import { keyIsKept } from './independent-keys.js';

/** What came of a folder of question files of any format. */
export interface TrialFigures {
  files: number;
  questions: number;
  /** Files in which everything was refused, and why. */
  refused: Partial<Record<SkipReason, number>>;
  skipped: Partial<Record<SkipReason, number>>;
  /** Questions whose key another reading of the file confirms. */
  confirmed: number;
  wrong: string[];
}

const known = /\.(?:gift|txt|xml|zip|imscc|dat|qti|csv)$/i;

/** Tries each file as an import would, and holds what was read against what a plain look at its letters finds. */
export async function tryFiles(folder: string): Promise<TrialFigures> {
  const figures: TrialFigures = { files: 0, questions: 0, refused: {}, skipped: {}, confirmed: 0, wrong: [] };
  const paths = (await readdir(folder, { recursive: true })).filter((path) => known.test(path)).toSorted();
  for (const path of paths) {
    const bytes = await readFile(join(folder, path));
    figures.files++;
    let read: ReadFile;
    try {
      read = await readQuestionFile.work({ bytes, name: basename(path) });
    } catch (error) {
      // A refusal of the whole file has a code, and words for it.
      if (typeof error !== 'object' || error === null || !('code' in error))
        figures.wrong.push(`${path}: ${String(error)}`);
      continue;
    }
    const into = read.questions.length === 0 ? figures.refused : figures.skipped;
    for (const { reason } of read.skipped) into[reason] = (into[reason] ?? 0) + 1;
    figures.questions += read.questions.length;
    figures.wrong.push(...judged(path, bytes, read).map((what) => `${path}: ${what}`));
    figures.confirmed += read.questions.filter(
      ({ question }) => keyIsKept(bytes.toString('utf8'), question) === true,
    ).length;
  }
  return figures;
}

function judged(path: string, bytes: Buffer, read: ReadFile): string[] {
  // What lies in banks elsewhere is told, and stands in no item of the file.
  const all = read.questions.length + read.skipped.filter(({ reason }) => reason !== 'in-other-bank').length;
  if (read.skipped.length > 0 && all === 0) return [];
  if (all === 0) return ['nothing was said'];
  const isWhole = read.skipped.some(
    ({ reason }) => reason.startsWith('file-') || reason === 'broken' || reason === 'too-long',
  );
  if (isWhole || /\.(?:zip|imscc|csv)$/i.test(path)) return [];
  const text = bytes.toString('utf8');
  const count = countIn(text);
  // Items that stand in other files are told once, for the whole.
  if (count === 0 && read.questions.length === 0) return [];
  return [
    ...(count !== undefined && count !== all ? [`${all} of ${count} questions`] : []),
    ...read.questions
      .filter(({ question }) => keyIsKept(text, question) === false)
      .map(({ place, question }) => `another key at ${place}: ${rightIn(question)}`),
  ];
}

const rightIn = (question: Question): string =>
  'options' in question
    ? question.options
        .filter(({ weight }) => weight > 0)
        .map(({ text }) => text.ar || text.en)
        .join(' | ')
    : question.kind;

/** How many questions a file has, by a look at its letters. */
function countIn(text: string): number | undefined {
  const plain = text.replace(/<!--[\s\S]*?-->/g, '');
  if (/<quiz[\s>]/.test(plain)) return [...plain.matchAll(/<question\s(?:[^>]*\s)?type="(?!category")/g)].length;
  if (/<questestinterop[\s>]/.test(plain)) {
    // A text that several questions share is an item, too.
    const shared = plain.matchAll(/parent_stimulus_item_ident<\/fieldlabel>\s*<fieldentry>([^<]+)</g);
    const texts = new Set([...shared].map(([, ident]) => ident).filter((ident) => plain.includes(`ident="${ident}"`)));
    return [...plain.matchAll(/<item[\s>]/g)].length - texts.size;
  }
  if (/<(?:\w+:)?(?:qti-assessment-item|assessmentItem)[\s>]/.test(plain)) return 1;
  if (/^\s*</.test(plain)) return undefined;
  return plain
    .replace(/^\uFEFF/, '')
    .split(/\r?\n[^\S\n]*(?=\r?\n)/)
    .map((block) =>
      block
        .replace(/^\s*\/\/.*$/gm, '')
        .replace(/^[\s\u200E\u200F]*\$CATEGORY:.*$/gm, '')
        .trim(),
    )
    .filter(Boolean).length;
}
