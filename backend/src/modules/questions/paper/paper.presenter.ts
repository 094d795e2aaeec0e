import { toAskedQuestion } from '#modules/courses';
import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import { chosenOf, type GradedQuestion, gradePaper, rightAnswersTold } from '../grading/paper-grading.rules.js';
import { toQuestionResult } from '../grading/question-result.presenter.js';
import type { ReadPaper } from './paper.queries.js';
import type { PaperQuestionResultResponse, PaperResponse, PaperResultResponse } from './paper.response.js';

export const toPaper = (paper: ReadPaper): PaperResponse => {
  const { row } = paper;
  return {
    id: row.id,
    lessonId: row.lesson_id,
    courseId: row.course_id,
    number: row.number,
    passMark: row.pass_mark,
    startedAt: isoTime(row.started_at),
    endsAt: isoTimeOrNull(row.ends_at),
    now: new Date().toISOString(),
    submittedAt: isoTimeOrNull(row.submitted_at),
    questions: row.questions.map(toAskedQuestion),
    answers: row.answers.map(({ question_id, answer }) => ({
      questionId: question_id,
      optionIds: chosenOf(answer),
      answer: { ...answer },
    })),
    result: toResult(paper),
  };
};

/** Verdicts only where the key may be seen: of others not even that, since right and wrong, put together, are the key (EVD-8). */
function toResult({ row, showsKeyOf, restsOn }: ReadPaper): PaperResultResponse | null {
  if (row.score === null || row.has_passed === null) return null;
  const answers = new Map(row.answers.map(({ question_id, answer }) => [question_id, answer]));
  const graded = gradePaper(row.questions, answers);
  const questions = graded.questions
    .filter(({ question }) => showsKeyOf(question))
    .map((one) => toPaperQuestionResult(one, answers.has(one.question.id), restsOn));
  const named = row.has_passed ? [] : row.questions.filter((question) => !showsKeyOf(question));
  return {
    score: row.score,
    hasPassed: row.has_passed,
    right: rightAnswersTold(graded),
    showsKey: questions.length > 0,
    questions,
    readAgain: named.map((question) => ({ questionId: question.id, restsOn: restsOn(question) })),
  };
}

/** The key of what was answered; of what was left out only that it earned nothing (EVD-8). */
const toPaperQuestionResult = (
  graded: GradedQuestion,
  isAnswered: boolean,
  restsOn: ReadPaper['restsOn'],
): PaperQuestionResultResponse => ({
  ...toQuestionResult(graded),
  ...(!isAnswered && { correctOptionIds: [], explanationAr: null, explanationEn: null, rightAnswer: null }),
  points: graded.points,
  of: graded.question.points,
  readAgain: graded.isCorrect ? null : restsOn(graded.question),
});
