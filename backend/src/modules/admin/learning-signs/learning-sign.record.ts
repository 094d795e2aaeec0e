import { type LearningSignKind, learningSignKinds } from '@masar/domain';
import { CountOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';

/** What looked odd to who teaches; nothing is decided by it (EVD-5). */
export class LearningSignRecord {
  @UuidOut() id!: string;
  @UuidOut() userId!: string;
  @TextOut({ nullable: true }) userName!: string | null;
  @TextOut() userEmail!: string;
  @UuidOut() courseId!: string;
  @TextOut() courseTitleAr!: string;
  @TextOut() courseTitleEn!: string;
  @UuidOut({ nullable: true, description: 'Null for the final assessment of the course' }) lessonId!: string | null;
  @TextOut({ nullable: true }) lessonTitleAr!: string | null;
  @TextOut({ nullable: true }) lessonTitleEn!: string | null;
  @WordOut(learningSignKinds) kind!: LearningSignKind;
  @CountOut({ description: 'How often it was noticed' }) times!: number;
  @TimeOut({ description: 'The last time' }) noticedAt!: string;
}
