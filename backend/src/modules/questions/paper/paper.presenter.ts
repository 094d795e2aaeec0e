import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import { toQuestionResult } from '../quiz/quiz.presenter.js';
import type { ReadPaper } from './paper.queries.js';
import type { PaperQuestionResultResponse, PaperResponse, PaperResultResponse } from './paper.response.js';
import { chosenOf, type GradedQuestion, gradePaper } from './paper-grading.rules.js';
import { toPaperQuestion } from './paper-question.presenter.js';

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
    questions: row.questions.map(toPaperQuestion),
    answers: row.answers.map(({ question_id, answer }) => ({
      questionId: question_id,
      optionIds: chosenOf(answer),
      answer: { ...answer },
    })),
    result: toResult(paper),
  };
};

function toResult({ row, showsKey, restsOn }: ReadPaper): PaperResultResponse | null {
  if (row.score === null || row.has_passed === null) return null;
  const answers = new Map(row.answers.map(({ question_id, answer }) => [question_id, answer]));
  const questions = showsKey
    ? gradePaper(row.questions, answers).questions.map((one) => toPaperQuestionResult(one, restsOn))
    : [];
  return { score: row.score, hasPassed: row.has_passed, showsKey, questions };
}

const toPaperQuestionResult = (graded: GradedQuestion, restsOn: ReadPaper['restsOn']): PaperQuestionResultResponse => ({
  ...toQuestionResult(graded),
  points: graded.points,
  of: graded.question.points,
  rightAnswer: graded.rightAnswer ? { ...graded.rightAnswer } : null,
  feedback: graded.feedback.map(({ ar, en }) => ({ ar, en })),
  readAgain: graded.isCorrect ? null : restsOn(graded.question),
});
