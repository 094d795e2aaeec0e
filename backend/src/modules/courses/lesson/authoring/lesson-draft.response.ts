import { ApiProperty } from '@nestjs/swagger';
import { CountOut, FlagOut, ManyOut, OneOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { LessonAttachmentResponse, LessonPictureResponse } from '../dto/lesson.response.js';

export class QuizOptionDraftResponse {
  @UuidOut() id!: string;
  @TextOut() ar!: string;
  @TextOut() en!: string;
  @FlagOut() correct!: boolean;
}

export class QuizQuestionDraftResponse {
  @UuidOut() id!: string;
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'By its kind, as questions of banks' })
  content!: Record<string, unknown>;
  @WordOut(['single', 'multiple']) type!: 'single' | 'multiple';
  @TextOut() promptAr!: string;
  @TextOut() promptEn!: string;
  @ManyOut(() => QuizOptionDraftResponse, { description: 'Empty where the short form does not say all of it' })
  options!: QuizOptionDraftResponse[];
  @TextOut({ nullable: true }) explanationAr!: string | null;
  @TextOut({ nullable: true }) explanationEn!: string | null;
}

export class QuizDraftResponse {
  @ManyOut(() => QuizQuestionDraftResponse) questions!: QuizQuestionDraftResponse[];
}

/** A lesson as its author edits it, with the answers of its quiz (CRS-4). */
export class LessonDraftResponse {
  @UuidOut() id!: string;
  @UuidOut() courseId!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut({ nullable: true }) descriptionAr!: string | null;
  @TextOut({ nullable: true }) descriptionEn!: string | null;
  @TextOut({ nullable: true }) contentAr!: string | null;
  @TextOut({ nullable: true }) contentEn!: string | null;
  @TextOut({ nullable: true }) videoUrl!: string | null;
  /** Seconds. */
  @CountOut({ nullable: true }) duration!: number | null;
  @CountOut() orderIndex!: number;
  @ManyOut(() => LessonAttachmentResponse) attachments!: LessonAttachmentResponse[];
  @OneOut(() => QuizDraftResponse, { nullable: true }) quiz!: QuizDraftResponse | null;
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}

/** With what the preview shows (CRS-12). */
export class PicturedLessonDraftResponse extends LessonDraftResponse {
  @ManyOut(() => LessonPictureResponse, { description: 'All of the course: its texts may name them' })
  pictures!: LessonPictureResponse[];
}
