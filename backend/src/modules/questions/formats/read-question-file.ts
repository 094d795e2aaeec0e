import type { SkipReason } from '@masar/domain';
import { QuestionFileTooDeep } from '../questions.errors.js';
import { readCsv } from './csv/read-csv.js';
import { isOurTable, readTable } from './csv/read-table.js';
import { fittingQuestions } from './fitting-questions.js';
import { readGift } from './gift/read-gift.js';
import { readMoodleXml } from './moodle-xml/read-moodle-xml.js';
import { kindOfArchive, kindOfFile, kindOfText } from './other/file-kinds.js';
import { isAiken, readAiken } from './other/read-aiken.js';
import { archiveLimits, pathsIn, readPackage } from './package/archive.js';
import { isScorm, tellRest } from './package/rest-of-package.js';
import { withDrawnPictures } from './pictures/drawn-pictures.js';
import { FilePictures } from './pictures/file-pictures.js';
import { readQti } from './qti/read-qti.js';
import type { QuestionFile, ReadFile } from './question-files.job.js';
import { type ReadQuestions, TooDeep, Unreadable } from './read-questions.js';
import { decodedFile } from './texts/decoded-file.js';
import { formatting } from './texts/html-elements.js';
import { readXml } from './xml/read-xml.js';

/** What a file of questions holds; one that nothing can be read of is told as left out. */
export async function questionsOfFile(file: QuestionFile): Promise<ReadFile> {
  const found = new FilePictures();
  try {
    const { pictures, ...read } = withDrawnPictures(await readByContent(file, found), found);
    return { ...fittingQuestions(read), pictures };
  } catch (error) {
    if (error instanceof TooDeep) throw new QuestionFileTooDeep();
    if (!(error instanceof Unreadable)) throw error;
    return {
      questions: [],
      skipped: [{ place: file.name, reason: error.reason, detail: error.detail }],
      pictures: [],
    };
  }
}

async function readByContent({ bytes, name }: QuestionFile, found: FilePictures): Promise<ReadQuestions> {
  const buffer = Buffer.from(bytes);
  if (buffer.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') return readArchive(buffer, name, found);
  const kind = kindOfFile(bytes, name);
  if (kind) throw new Unreadable(kind);
  if (bytes.length > archiveLimits.fileBytes) throw new Unreadable('too-long');
  const text = found.takenOut(decodedFile(buffer));
  const kindOfWords = kindOfText(text, name);
  if (kindOfWords) throw new Unreadable(kindOfWords);
  if (looksLikeXml(text)) {
    const root = readXml(text);
    const read: ReadQuestions = root.name === 'quiz' ? readMoodleXml(root, found) : readQti(new Map([[name, text]]));
    return withSomething(read, kindOfXml(root.name), root.name);
  }
  if (isOurTable(text)) return readCsv(text);
  if (/\.(?:csv|tsv)$/i.test(name)) return readTable(text);
  if (isAiken(text)) return readAiken(text);
  const read = readGift(text);
  const isProse = read.questions.length === 0 && read.skipped.every(({ reason }) => reason === 'text-only');
  if (isProse) throw new Unreadable('file-text');
  return read;
}

/** A text may begin with a tag, too, and then that closes in it. */
const looksLikeXml = (text: string): boolean => {
  const [, name] = /^\s*<([?!]|[A-Za-z_][\w.:-]*)/.exec(text) ?? [];
  return name !== undefined && !formatting.has(name.toLowerCase());
};

async function readArchive(bytes: Buffer, name: string, found: FilePictures): Promise<ReadQuestions> {
  const kind = kindOfArchive(await pathsIn(bytes), name);
  if (kind) throw new Unreadable(kind);
  const { files, pictures, pages, paths } = await readPackage(bytes);
  const { shown, ...read } = readQti(files, pictures, found, pages);
  if (read.questions.length === 0 && read.skipped.length === 0 && isScorm(files)) throw new Unreadable('file-scorm');
  tellRest(files, read, shown);
  return withSomething(read, 'file-archive', paths.slice(0, 5).join(' · '));
}

/** A test that only names its items needs the files that they are in. */
const kindOfXml = (root: string): SkipReason =>
  /^(?:questestinterop|(?:qti-)?assessment-?test|manifest)$/i.test(root) ? 'part-missing' : 'file-xml';

/** A file in which nothing was found says so. */
function withSomething(read: ReadQuestions, reason: SkipReason, detail: string): ReadQuestions {
  if (read.questions.length === 0 && read.skipped.length === 0) throw new Unreadable(reason, detail);
  return read;
}
