import { toCsv } from '@masar/domain';
import { type Language, languageData, pickLocalized } from '@masar/i18n';
import { reportCsvMessages } from './report-csv.messages.js';
import type {
  CourseReportResponse,
  LearnerAtRiskResponse,
  RiskReasonResponse,
  WeekFiguresResponse,
} from './teaching.response.js';

export const weeksCsv = (weeks: readonly WeekFiguresResponse[], language: Language): string => {
  const text = reportCsvMessages[language];
  const rows = weeks.map(({ week, enrollments, completions }) => [week, enrollments, completions]);
  return toCsv([text.week, text.enrollments, text.completions], rows);
};

export function lessonsCsv({ lessons }: CourseReportResponse, language: Language): string {
  const text = reportCsvMessages[language];
  const rows = lessons.map((lesson) => [
    pickLocalized(lesson, 'title', language),
    lesson.completed,
    lesson.stopped,
    lesson.medianMinutes,
  ]);
  return toCsv([text.lesson, text.completed, text.stopped, text.medianMinutes], rows);
}

export function questionsCsv({ questions }: CourseReportResponse, language: Language): string {
  const text = reportCsvMessages[language];
  const rows = questions.map((question) => [
    pickLocalized(question, 'lessonTitle', language),
    pickLocalized(question, 'prompt', language),
    question.answers,
    question.rightAnswers,
    question.discrimination,
  ]);
  return toCsv([text.lesson, text.question, text.answers, text.right, text.discrimination], rows);
}

export function learnersCsv(learners: readonly LearnerAtRiskResponse[], language: Language): string {
  const text = reportCsvMessages[language];
  const rows = learners.map(({ name, progress, enrolledAt, seenAt, reasons }) => [
    name ?? text.nobody,
    Number(progress),
    enrolledAt.slice(0, 10),
    seenAt.slice(0, 10),
    reasons.map((reason) => inWords(reason, language)).join(languageData[language].separators.wide),
  ]);
  return toCsv([text.learner, text.progress, text.enrolledAt, text.seenAt, text.reasons], rows);
}

function inWords({ code, days, medianDays, quiz }: RiskReasonResponse, language: Language): string {
  const text = reportCsvMessages[language];
  if (quiz) return text.quiz_failed(pickLocalized(quiz, 'title', language), String(quiz.best));
  if (code === 'slow') return text.slow(days ?? 0, medianDays ?? 0);
  return code === 'never_started' ? text.never_started(days ?? 0) : text.inactive(days ?? 0);
}
