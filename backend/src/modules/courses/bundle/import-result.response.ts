import {
  bundleLossReasons,
  bundlePartStates,
  bundleRowKinds,
  bundleRowOutcomes,
  type ImportRemarkKind,
  importRemarkKinds,
  type Language,
  languages,
} from '@masar/i18n';
import { OmitType } from '@nestjs/swagger';
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
  @TextOut({
    example: '01-start',
    description: 'Slug of the lesson; empty for a picture that stays behind, which the detail names',
  })
  lesson!: string;
  @TextOut({
    example: 'lessons/01-start.ar.md',
    description: 'The file as its author called it; empty where the bundle as a whole is meant',
  })
  file!: string;
  @WordOut(languages) language!: Language;
  @CountOut({ description: 'Line of the file' }) line!: number;
  @WordOut(importRemarkKinds, { description: 'What it is and what became of it' }) kind!: ImportRemarkKind;
  @TextOut({ example: '<marquee>', description: 'What stands there, shortened' }) detail!: string;
}

/** Something of the bundle that is not taken over as it stands there, or stays although the bundle lacks it. */
export class PartLossResponse {
  @WordOut(bundleLossReasons) reason!: string;
  @TextOut({ description: 'What it is about: a question, a skill, a path, a number' }) detail!: string;
}

/** A bank, a quiz, an assignment or a line of the grade plan, and what becomes of it. */
export class PartRowResponse {
  @WordOut(bundleRowKinds) kind!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @WordOut(bundleRowOutcomes) outcome!: string;
  @CountOut({ nullable: true, description: 'Questions of a bank, or that a quiz asks' }) count!: number | null;
  @ManyOut(() => PartLossResponse) losses!: PartLossResponse[];
}

/** A file of the bundle's folder `parts`. */
export class BundlePartResponse {
  @TextOut({ example: 'questions' }) name!: string;
  @CountOut({ description: 'Of its form' }) version!: number;
  @WordOut(bundlePartStates, { description: 'Parts that are not taken stay behind' }) state!: string;
  @ManyOut(() => PartRowResponse) rows!: PartRowResponse[];
}

export class ImportResultResponse {
  @UuidOut() courseId!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  /** False when the course existed and was updated in place. */
  @FlagOut() created!: boolean;
  @OneOut(() => ImportedLessonsResponse) lessons!: ImportedLessonsResponse;
  @CountOut({ description: 'Lessons of the file' }) lessonCount!: number;
  @ManyOut(() => ImportRemarkResponse) remarks!: ImportRemarkResponse[];
  @CountOut({ description: 'All remarks; at most 500 of them are listed' }) remarkCount!: number;
  @ManyOut(() => BundlePartResponse, { description: 'Question banks, quizzes, assignments, grade plan' })
  parts!: BundlePartResponse[];
}

/** What an import would do; nothing of it was done. */
export class CourseTrialResponse extends OmitType(ImportResultResponse, ['courseId']) {
  @UuidOut({ nullable: true, description: 'The course that would be updated; null where it would be a new one' })
  courseId!: string | null;
}
