import { readQuestion } from '@masar/domain';
import { QuestionFileTooDeep } from '../questions.errors.js';
import { archiveLimits, readPackage } from './archive.js';
import { readCsv } from './csv/read-csv.js';
import { readGift } from './gift/read-gift.js';
import { readMoodleXml } from './moodle-xml/read-moodle-xml.js';
import { withDrawnPictures } from './pictures/drawn-pictures.js';
import { FilePictures } from './pictures/file-pictures.js';
import { readQti } from './qti/read-qti.js';
import type { QuestionFile, ReadFile } from './question-files.job.js';
import { type ReadQuestions, TooDeep, Unreadable } from './read-questions.js';
import { readXml } from './xml/read-xml.js';

/** What a file of questions holds; one that nothing can be read of is told as left out. */
export async function questionsOfFile(file: QuestionFile): Promise<ReadFile> {
  const found = new FilePictures();
  try {
    const { pictures, ...read } = await withDrawnPictures(await readByContent(file, found), found);
    return { ...withoutUnfit(read), pictures };
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
  if (buffer.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') {
    const { files, pictures } = await readPackage(buffer);
    return readQti(files, pictures, found);
  }
  if (bytes.length > archiveLimits.fileBytes) throw new Unreadable('too-long');
  const text = found.takenOut(decoded(buffer));
  if (/^\uFEFF?\s*</.test(text)) {
    const root = readXml(text);
    return root.name === 'quiz' ? readMoodleXml(root, found) : readQti(new Map([[name, text]]));
  }
  return name.toLowerCase().endsWith('.csv') || /^\uFEFF?kind[,;\t]/i.test(text) ? readCsv(text) : readGift(text);
}

function decoded(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\0')) throw new Unreadable('broken', 'NUL');
    return text;
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('broken', 'UTF-8');
  }
}

/** What a bank would refuse is told while it is tried, and not after. */
function withoutUnfit({ questions, skipped }: ReadQuestions): ReadQuestions {
  const checked = questions.map((read) => ({ read, form: readQuestion(read.question) }));
  return {
    questions: checked.flatMap(({ read, form }) => ('question' in form ? [{ ...read, question: form.question }] : [])),
    skipped: [
      ...skipped,
      ...checked.flatMap(({ read, form }) =>
        'wrong' in form ? [{ place: read.place, reason: 'unfit' as const, detail: form.wrong }] : [],
      ),
    ],
  };
}
