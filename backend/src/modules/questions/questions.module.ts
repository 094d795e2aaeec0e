import { Module } from '@nestjs/common';
import { CoursesModule } from '#modules/courses';
import { AttemptRequestQueries } from './attempt-request/attempt-request.queries.js';
import { AttemptRequestService } from './attempt-request/attempt-request.service.js';
import { AttemptRequestsController } from './attempt-request/attempt-requests.controller.js';
import { AttemptsQueries } from './paper/attempts.queries.js';
import { PaperQueries } from './paper/paper.queries.js';
import { PaperService } from './paper/paper.service.js';
import { PapersController } from './paper/papers.controller.js';
import { QuizDemand } from './quiz-demand.js';
import { LessonQuizzesController } from './quiz/lesson-quizzes.controller.js';
import { QuizService } from './quiz/quiz.service.js';
import { QuizRulesController } from './rules/quiz-rules.controller.js';
import { QuizRulesService } from './rules/quiz-rules.service.js';
import { QuizRulesQueries } from './rules/quiz-rules.js';
import { LearningSignQueries } from './sign/learning-sign.queries.js';
import { LearningSignsController } from './sign/learning-signs.controller.js';
import { NoteChangedReplays } from './sign/note-changed-replays.listener.js';

/** Quizzes and what they prove: rules, papers, grades, and what looked odd on the way. */
@Module({
  imports: [CoursesModule],
  controllers: [
    AttemptRequestsController,
    LearningSignsController,
    LessonQuizzesController,
    PapersController,
    QuizRulesController,
  ],
  providers: [
    AttemptRequestQueries,
    AttemptRequestService,
    AttemptsQueries,
    LearningSignQueries,
    NoteChangedReplays,
    PaperQueries,
    PaperService,
    QuizDemand,
    QuizRulesQueries,
    QuizRulesService,
    QuizService,
  ],
})
export class QuestionsModule {}
