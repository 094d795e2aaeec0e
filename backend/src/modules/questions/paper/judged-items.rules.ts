import { chosenParts, type QuestionAnswer } from '@masar/domain';
import type { BankOrigin } from '../drawing/paper-question.js';
import type { GradedPaper } from '../grading/paper-grading.rules.js';

/** An answer and when it was given. */
export interface TimedAnswer {
  answer: QuestionAnswer;
  answeredAt: Date;
}

/** What one paper says of one question of a bank (QB-4). */
export interface JudgedItem {
  origin: BankOrigin;
  /** 0 to 1. */
  share: number;
  rest: number | null;
  chosen: string[];
  seconds: number | null;
}

/** What a graded paper says of the questions that came from banks. */
export function judgedItems(
  { questions }: GradedPaper,
  answers: ReadonlyMap<string, TimedAnswer>,
  startedAt: Date,
): JudgedItem[] {
  const [earned, most] = questions.reduce(
    ([sum, of], { points, question }) => [sum + points, of + question.points],
    [0, 0],
  );
  const times = secondsBy(answers, startedAt);
  return questions.flatMap(({ question, points }) => {
    const { origin } = question;
    if (!origin) return [];
    const rest = most > question.points ? within(earned - points, most - question.points) : null;
    const answer = answers.get(question.id)?.answer;
    const own = answer?.kind === question.kind ? chosenParts(answer) : [];
    const chosen = own.map((part) => origin.parts[part] ?? part);
    return [{ origin, share: within(points, question.points), rest, chosen, seconds: times.get(question.id) ?? null }];
  });
}

const within = (points: number, of: number): number => Math.min(1, Math.max(0, points / of));

/** Seconds since the answer before; answers of one moment, which came in one call, tell no time. */
function secondsBy(answers: ReadonlyMap<string, TimedAnswer>, startedAt: Date): Map<string, number> {
  const inTime = [...answers].toSorted(([, one], [, other]) => one.answeredAt.getTime() - other.answeredAt.getTime());
  const moments = inTime.map(([, { answeredAt }]) => answeredAt.getTime());
  return new Map(
    inTime.flatMap(([id, { answeredAt }], at) => {
      const moment = answeredAt.getTime();
      if (moments.filter((each) => each === moment).length > 1) return [];
      return [[id, Math.max(0, Math.round((moment - (moments[at - 1] ?? startedAt.getTime())) / 1000))]];
    }),
  );
}
