import { readQuestion } from '@masar/domain';
import { limitedJob } from '#platform/limited-work/limited-job';
import { archiveLimits, readPackage, writeArchive } from './archive.js';
import { readCsv } from './csv/read-csv.js';
import { writeCsv } from './csv/write-csv.js';
import { readGift } from './gift/read-gift.js';
import { writeGift } from './gift/write-gift.js';
import { readMoodleXml } from './moodle-xml/read-moodle-xml.js';
import { type DrawnPicture, withDrawnPictures } from './pictures/drawn-pictures.js';
import { FilePictures } from './pictures/file-pictures.js';
import type { PicturesToPack } from './qti/package-pictures.js';
import { readQti } from './qti/read-qti.js';
import { writeQti } from './qti/write-qti.js';
import { type ReadQuestions, Unreadable } from './read-questions.js';
import type { WritableQuestion } from './written-questions.js';
import { readXml } from './xml/read-xml.js';

export const exportFormats = ['gift', 'qti', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export interface QuestionFile {
  bytes: Uint8Array;
  /** As uploaded. */
  name: string;
}

/** What a file holds, and its pictures under the marks by which its questions show them. */
export type ReadFile = ReadQuestions & { pictures: DrawnPicture[] };

/** A file of questions in any format that is known, told by what is in it (QB-3). */
export const readQuestionFile = limitedJob(
  import.meta.url,
  'readQuestionFile',
  'foreign',
  async (file: QuestionFile): Promise<ReadFile> => {
    const found = new FilePictures();
    try {
      const { pictures, ...read } = await withDrawnPictures(await readByContent(file, found), found);
      return { ...withoutUnfit(read), pictures };
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      return {
        questions: [],
        skipped: [{ place: file.name, reason: error.reason, detail: error.detail }],
        pictures: [],
      };
    }
  },
);

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

export interface ExportWish {
  format: ExportFormat;
  questions: WritableQuestion[];
  /** Those of this site that the questions show; a package takes them along. */
  pictures?: PicturesToPack;
}
export interface ExportedFile {
  bytes: Uint8Array;
  /** Places of the questions that the format cannot hold. */
  leftOut: number[];
}

/** Questions as a file of one format. */
export const writeQuestionFile = limitedJob(
  import.meta.url,
  'writeQuestionFile',
  'own',
  async ({ format, questions, pictures }: ExportWish): Promise<ExportedFile> => {
    if (format === 'qti') {
      const packed = writeQti(questions, pictures);
      return {
        bytes: await writeArchive(new Map<string, string | Uint8Array>([...packed.files, ...packed.pictures])),
        leftOut: packed.leftOut,
      };
    }
    const { text, leftOut } = format === 'gift' ? writeGift(questions) : writeCsv(questions);
    return { bytes: Buffer.from(text), leftOut };
  },
);
