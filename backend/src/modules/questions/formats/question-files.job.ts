import { limitedJob } from '#platform/limited-work/limited-job';
import type { DrawnPicture } from './pictures/drawn-pictures.js';
import type { PicturesToPack } from './qti/package-pictures.js';
import type { ReadQuestions } from './read-questions.js';
import type { WritableQuestion } from './written-questions.js';

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
  'imports',
  async (file: QuestionFile): Promise<ReadFile> => {
    const { questionsOfFile } = await import('./read-question-file.js');
    return questionsOfFile(file);
  },
);

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
  'exports',
  async (wish: ExportWish): Promise<ExportedFile> => {
    const { fileOfQuestions } = await import('./write-question-file.js');
    return fileOfQuestions(wish);
  },
);
