import { writeCsv } from './csv/write-csv.js';
import { writeGift } from './gift/write-gift.js';
import { writeArchive } from './package/archive.js';
import { writeQti } from './qti/write-qti.js';
import type { ExportedFile, ExportWish } from './question-files.job.js';

/** Questions as a file of one format, with the places of those that it can't hold. */
export async function fileOfQuestions({ format, questions, pictures }: ExportWish): Promise<ExportedFile> {
  if (format === 'qti') {
    const packed = writeQti(questions, pictures);
    return {
      bytes: await writeArchive(new Map<string, string | Uint8Array>([...packed.files, ...packed.pictures])),
      leftOut: packed.leftOut,
    };
  }
  const { text, leftOut } = format === 'gift' ? writeGift(questions) : writeCsv(questions);
  return { bytes: Buffer.from(text), leftOut };
}
