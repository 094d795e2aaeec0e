import { Module } from '@nestjs/common';
import { BundlesModule } from '#modules/bundles';
import { CoursesModule } from '#modules/courses';
import { AttemptRequestQueries } from './attempt-request/attempt-request.queries.js';
import { AttemptRequestService } from './attempt-request/attempt-request.service.js';
import { AttemptRequestsController } from './attempt-request/attempt-requests.controller.js';
import { QuestionExchangeController } from './bank/exchange/question-exchange.controller.js';
import { QuestionExchange } from './bank/exchange/question-exchange.js';
import { QuestionPicturesController } from './bank/picture/question-pictures.controller.js';
import { QuestionPictures } from './bank/picture/question-pictures.js';
import { BankQuestionQueries } from './bank/question/bank-question.queries.js';
import { BankQuestionService } from './bank/question/bank-question.service.js';
import { BankQuestionsController } from './bank/question/bank-questions.controller.js';
import { QuestionChanges } from './bank/question/question-changes.js';
import { QuestionRelations } from './bank/question/question-relations.js';
import { QuestionBankQueries } from './bank/question-bank.queries.js';
import { QuestionBankService } from './bank/question-bank.service.js';
import { QuestionBanksController } from './bank/question-banks.controller.js';
import { ItemAnswers } from './bank/statistics/item-answers.js';
import { ItemStatisticsController } from './bank/statistics/item-statistics.controller.js';
import { BankTaking } from './bundle/bank-taking.js';
import { CarriedPictures } from './bundle/carried-pictures.js';
import { CarriedQuestionsQueries } from './bundle/carried-questions.queries.js';
import { QuestionsPart } from './bundle/questions-part.js';
import { QuizTaking } from './bundle/quiz-taking.js';
import { QuizCompositionController } from './composition/quiz-composition.controller.js';
import { QuizCompositionReading } from './composition/quiz-composition.reading.js';
import { QuizCompositionService } from './composition/quiz-composition.service.js';
import { FilledDraws } from './drawing/filled-draws.js';
import { PaperDrawing } from './drawing/paper-drawing.js';
import { QuestionSource } from './drawing/question-source.js';
import { QuizPartsQueries } from './drawing/quiz-parts.queries.js';
import { PaperEvidence } from './evidence/paper-evidence.js';
import { FinalAuthoringController } from './final/final-authoring.controller.js';
import { FinalsController } from './final/finals.controller.js';
import { AnswerKeeping } from './paper/answer-keeping.js';
import { AttemptsQueries } from './paper/attempts.queries.js';
import { FirstAttempts } from './paper/first-attempts.js';
import { PaperQueries } from './paper/paper.queries.js';
import { PaperService } from './paper/paper.service.js';
import { PaperItemAnswers } from './paper/paper-item-answers.js';
import { PaperStarts } from './paper/paper-starts.js';
import { PapersController } from './paper/papers.controller.js';
import { SetPapersAside } from './paper/set-papers-aside.listener.js';
import { LessonQuizzesController } from './quiz/lesson-quizzes.controller.js';
import { QuizService } from './quiz/quiz.service.js';
import { QuizDemand } from './quiz-demand.js';
import { QuizAccess } from './rules/quiz-access.js';
import { QuizRulesController } from './rules/quiz-rules.controller.js';
import { QuizRulesQueries } from './rules/quiz-rules.js';
import { QuizRulesService } from './rules/quiz-rules.service.js';
import { LearningSignQueries } from './sign/learning-sign.queries.js';
import { LearningSignsController } from './sign/learning-signs.controller.js';
import { NoteChangedReplays } from './sign/note-changed-replays.listener.js';
import { SharedNetworks } from './sign/shared-networks.js';

/** Questions in banks, quizzes and what they prove: rules, papers, grades, and what looked odd on the way. */
@Module({
  imports: [BundlesModule, CoursesModule],
  controllers: [
    AttemptRequestsController,
    BankQuestionsController,
    FinalAuthoringController,
    FinalsController,
    ItemStatisticsController,
    LearningSignsController,
    LessonQuizzesController,
    PapersController,
    QuestionBanksController,
    QuestionExchangeController,
    QuestionPicturesController,
    QuizCompositionController,
    QuizRulesController,
  ],
  providers: [
    SetPapersAside,
    AnswerKeeping,
    AttemptRequestQueries,
    AttemptRequestService,
    AttemptsQueries,
    BankQuestionQueries,
    BankQuestionService,
    BankTaking,
    CarriedPictures,
    CarriedQuestionsQueries,
    FilledDraws,
    FirstAttempts,
    LearningSignQueries,
    NoteChangedReplays,
    PaperDrawing,
    PaperEvidence,
    PaperQueries,
    PaperService,
    PaperStarts,
    QuestionBankQueries,
    QuestionBankService,
    QuestionChanges,
    QuestionExchange,
    QuestionPictures,
    QuestionRelations,
    QuestionSource,
    QuestionsPart,
    QuizAccess,
    QuizCompositionReading,
    QuizCompositionService,
    QuizDemand,
    QuizPartsQueries,
    QuizRulesQueries,
    QuizRulesService,
    QuizService,
    QuizTaking,
    SharedNetworks,
    { provide: ItemAnswers, useClass: PaperItemAnswers },
  ],
  exports: [QuestionSource],
})
export class QuestionsModule {}
