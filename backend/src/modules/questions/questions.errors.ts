import { defineError } from '#platform/errors/app-error';

export class QuizCounts extends defineError('quizzes.counts', 409) {}
export class QuizIsPractice extends defineError('quizzes.is_practice', 409) {}
export class QuizNeedsPaper extends defineError('quizzes.needs_paper', 409) {}
export class QuizPassed extends defineError('quizzes.passed', 409) {}
export class NoAttemptsLeft extends defineError('quizzes.no_attempts_left', 409) {}
export class AttemptTooEarly extends defineError('quizzes.too_early', 409) {}
/** Not yet its turn: `place` in line, and `seconds` until asking again (SCL-2). */
export class StartsInLine extends defineError('quizzes.in_line', 429) {}
export class PracticeDrawsNothing extends defineError('quizzes.practice_draws_nothing', 409) {}
export class FinalMissing extends defineError('quizzes.final_missing', 404) {}
export class FinalNotOpen extends defineError('quizzes.final_not_open', 409) {}
export class FinalCounts extends defineError('quizzes.final_counts', 422) {}
export class QuizUnfilled extends defineError('quizzes.unfilled', 409) {}
/** Learners would get fewer questions than the quiz says: a draw asks for more than its bank has ready. */
export class QuizShort extends defineError('quizzes.short', 409) {}
export class FinalShort extends defineError('quizzes.final_short', 409) {}
export class PaperNotFound extends defineError('quizzes.paper_not_found', 404) {}
export class PaperEnded extends defineError('quizzes.paper_ended', 409) {}
export class QuestionNotOnPaper extends defineError('quizzes.question_not_on_paper', 404) {}
export class AnswerMismatch extends defineError('quizzes.answer_mismatch', 422) {}
export class AttemptsRemain extends defineError('quizzes.attempts_remain', 409) {}
export class AttemptRequestWaits extends defineError('quizzes.request_waits', 409) {}
export class AttemptRequestNotFound extends defineError('quizzes.request_not_found', 404) {}
export class AttemptRequestDecided extends defineError('quizzes.request_decided', 409) {}
export class OwnAttemptRequest extends defineError('quizzes.own_request', 403) {}
export class BankNotFound extends defineError('questions.bank_not_found', 404) {}
export class BankInUse extends defineError('questions.bank_in_use', 409) {}
export class QuestionNotFound extends defineError('questions.question_not_found', 404) {}
export class QuestionFormless extends defineError('questions.formless', 422) {}
export class QuestionNotReady extends defineError('questions.not_ready', 422) {}
export class QuestionChanged extends defineError('questions.changed', 409) {}
export class TooManyToChange extends defineError('questions.too_many_to_change', 422) {}
export class BankFull extends defineError('questions.bank_full', 422) {}
export class BankNotShareable extends defineError('questions.not_shareable', 422) {}
export class QuestionFileTooComplex extends defineError('questions.file_too_complex', 422) {}
export class QuestionFileTooDeep extends defineError('questions.file_too_deep', 422) {}
export class NothingToImport extends defineError('questions.nothing_to_import', 422) {}
