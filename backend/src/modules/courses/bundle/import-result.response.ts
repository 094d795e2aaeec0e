import { type ImportRemarkKind, importRemarkKinds, type Language, languages } from '@masar/i18n';
import { CountOut, FlagOut, ManyOut, OneOut, TextOut, UuidOut, WordOut } from '#platform/http/response-fields';

export class ImportedLessonsResponse {
  @CountOut() created!: number;
  @CountOut() updated!: number;
  @CountOut() removed!: number;
  /** Missing in the bundle, but learners have started them. */
  @CountOut() kept!: number;
}

/** A place in a lesson's text that was not understood, for its author. */
export class ImportRemarkResponse {
  @TextOut({ example: '01-start', description: 'Slug of the lesson' }) lesson!: string;
  @WordOut(languages) language!: Language;
  @CountOut({ description: 'Line of the file' }) line!: number;
  @WordOut(importRemarkKinds, { description: 'What it is and what became of it' }) kind!: ImportRemarkKind;
  @TextOut({ example: '<marquee>', description: 'What stands there, shortened' }) detail!: string;
}

export class ImportResultResponse {
  @UuidOut() courseId!: string;
  /** False when the course existed and was updated in place. */
  @FlagOut() created!: boolean;
  @OneOut(() => ImportedLessonsResponse) lessons!: ImportedLessonsResponse;
  @CountOut({ description: 'Lessons of the file' }) lessonCount!: number;
  @ManyOut(() => ImportRemarkResponse) remarks!: ImportRemarkResponse[];
  @CountOut({ description: 'All remarks; at most 500 of them are listed' }) remarkCount!: number;
}
