import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import { toQuestionResult } from '../quiz/quiz.presenter.js';
import type { ReadPaper } from './paper.queries.js';
import type { PaperQuestionResponse, PaperResponse, PaperResultResponse } from './paper.response.js';
import { chosenOf, gradePaper } from './paper-grading.rules.js';
import type { PaperQuestion } from './paper-question.js';

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
    answers: row.answers.map(({ question_id, answer }) => ({ questionId: question_id, optionIds: chosenOf(answer) })),
    result: toResult(paper),
  };
};

/** Lists each field by name, so that weights and explanations cannot slip out (EVD-2). */
const toPaperQuestion = ({ id, kind, prompt, options }: PaperQuestion): PaperQuestionResponse => ({
  id,
  kind,
  promptAr: prompt.ar,
  promptEn: prompt.en,
  options: options.map((option) => ({ id: option.id, ar: option.text.ar, en: option.text.en })),
});

function toResult({ row, showsKey }: ReadPaper): PaperResultResponse | null {
  if (row.score === null || row.has_passed === null) return null;
  const answers = new Map(row.answers.map(({ question_id, answer }) => [question_id, answer]));
  const questions = showsKey ? gradePaper(row.questions, answers).questions.map(toQuestionResult) : [];
  return { score: row.score, hasPassed: row.has_passed, showsKey, questions };
}
