import { errorText } from '#platform/errors/app-error';
import { CountOut, ManyOut, TextOut, UuidOut } from '#platform/http/response-fields';
import type { ReadGradeFile } from './grade-file.rules.js';

export class FileChangeResponse {
  @CountOut({ description: 'Line of the file' }) row!: number;
  @UuidOut() userId!: string;
  @TextOut({ nullable: true }) userName!: string | null;
  @TextOut() itemTitleAr!: string;
  @TextOut() itemTitleEn!: string;
  @TextOut({ nullable: true, description: 'EX where it was excused' }) before!: string | null;
  @TextOut({ nullable: true, description: 'EX where it becomes excused' }) after!: string | null;
}

export class FileRefusalResponse {
  @CountOut({ description: 'Line of the file' }) row!: number;
  @TextOut({ description: 'What stands there' }) value!: string;
  @TextOut() code!: string;
  @TextOut() messageAr!: string;
  @TextOut() messageEn!: string;
}

/** What becomes of a gradebook's file (GRD-1). */
export class GradeImportResponse {
  @CountOut({ description: 'Cells that change' }) changed!: number;
  @CountOut({ description: 'Cells that say what is so already' }) unchanged!: number;
  @CountOut({ description: 'Cells and lines that are not taken' }) refusedCount!: number;
  @ManyOut(() => FileChangeResponse, { description: 'The first 200' }) changes!: FileChangeResponse[];
  @ManyOut(() => FileRefusalResponse, { description: 'The first 200' }) refused!: FileRefusalResponse[];
}

const listed = 200;

export const toGradeImport = ({ changes, refused, refusedCount, unchanged }: ReadGradeFile): GradeImportResponse => ({
  changed: changes.length,
  unchanged,
  refusedCount,
  changes: changes.slice(0, listed).map(({ row, learner, item, before, after }) => ({
    row,
    userId: learner.userId,
    userName: learner.userName,
    itemTitleAr: item.titleAr,
    itemTitleEn: item.titleEn,
    before,
    after,
  })),
  refused: refused.map(({ row, value, code, params }) => ({
    row,
    value,
    code,
    messageAr: errorText(code, 'ar', params),
    messageEn: errorText(code, 'en', params),
  })),
});
