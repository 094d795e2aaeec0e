import type { LessonState } from '@masar/domain';
import type { ContentLanguage } from '@masar/i18n';
import { LanguageOut, TranslatedOut } from '#platform/http/language-fields';
import {
  CountOut,
  DecimalOut,
  FlagOut,
  ManyOut,
  OneOut,
  TextOut,
  UuidOut,
  WordOut,
} from '#platform/http/response-fields';
import { PaperQuestionResponse } from './asked-question.response.js';

/** A line of the curriculum: never the lesson's text or video (LSN-3). */
export class CurriculumLessonResponse {
  @UuidOut() id!: string;
  @UuidOut() courseId!: string;
  @TextOut({ nullable: true, example: '01-start', description: 'Name under which the texts of the course link to it' })
  slug!: string | null;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut({ nullable: true }) descriptionAr!: string | null;
  @TextOut({ nullable: true }) descriptionEn!: string | null;
  @TranslatedOut() title?: string;
  @LanguageOut() titleLanguage?: ContentLanguage;
  @TranslatedOut() description?: string;
  @LanguageOut() descriptionLanguage?: ContentLanguage;
  @CountOut({ nullable: true, description: 'Seconds' }) duration!: number | null;
  @CountOut({ description: 'Zero-based place in the course' }) orderIndex!: number;
  @WordOut(['locked', 'open', 'completed']) state!: LessonState;
  @FlagOut({ description: 'Read without an account, at the address of the first lesson' }) isOpenToVisitors!: boolean;
  @FlagOut() hasVideo!: boolean;
  @FlagOut() hasQuiz!: boolean;
}

export class LessonAttachmentResponse {
  @UuidOut() id!: string;
  @TextOut() name!: string;
  @TextOut() url!: string;
  @CountOut({ description: 'Bytes' }) size!: number;
}

/** A picture that the lesson's text shows (CRS-12). */
export class LessonPictureResponse {
  @TextOut({ example: 'pictures/flow.svg', description: 'Path inside the course, which the text names' }) path!: string;
  @TextOut() url!: string;
  @CountOut({ description: 'Pixels' }) width!: number;
  @CountOut({ description: 'Pixels' }) height!: number;
}

export class PlayerQuizQuestionResponse extends PaperQuestionResponse {
  @WordOut(['single', 'multiple'], { description: 'Says `kind` to programs that know choices alone' })
  type!: 'single' | 'multiple';
}

/** A quiz as the learner meets it: the right options stay on the server until it is graded (LSN-2). */
export class PlayerQuizResponse {
  @FlagOut({ description: 'Judged at once and counts nothing; any other quiz has to be passed' }) isPractice!: boolean;
  @ManyOut(() => PlayerQuizQuestionResponse, {
    description: 'Empty where time runs or questions are drawn: they are read on a paper',
  })
  questions!: PlayerQuizQuestionResponse[];
  @DecimalOut({ nullable: true, description: 'Percent; null before the first attempt' }) bestScore!: string | null;
  @CountOut() attempts!: number;
}

/** A lesson as the player shows it (LSN-2). */
export class PlayerLessonResponse {
  @UuidOut() id!: string;
  @UuidOut() courseId!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut({ nullable: true }) descriptionAr!: string | null;
  @TextOut({ nullable: true }) descriptionEn!: string | null;
  @TranslatedOut() title?: string;
  @LanguageOut() titleLanguage?: ContentLanguage;
  @TranslatedOut() description?: string;
  @LanguageOut() descriptionLanguage?: ContentLanguage;
  @TextOut({ nullable: true, description: 'Markdown' }) contentAr!: string | null;
  @TextOut({ nullable: true, description: 'Markdown' }) contentEn!: string | null;
  @TextOut({ nullable: true, description: 'An mp4 file or a YouTube or Vimeo page' }) videoUrl!: string | null;
  @CountOut({ nullable: true, description: 'Seconds' }) duration!: number | null;
  @CountOut({ description: 'Zero-based place in the course' }) orderIndex!: number;
  @ManyOut(() => LessonAttachmentResponse) attachments!: LessonAttachmentResponse[];
  @ManyOut(() => LessonPictureResponse) pictures!: LessonPictureResponse[];
  @CountOut({ description: 'Seconds watched so far' }) watchTime!: number;
  @FlagOut() isCompleted!: boolean;
  @UuidOut({ nullable: true }) previousId!: string | null;
  @UuidOut({ nullable: true }) nextId!: string | null;
  @OneOut(() => PlayerQuizResponse, { nullable: true }) quiz!: PlayerQuizResponse | null;
}
