import type { Question } from '@masar/domain';
import { type Relations, relationsOf } from '../relations.js';

const beginning = '// masar: ';

/** Settings of a question for which GIFT has no sign; other systems read the line as a comment. */
interface Settings {
  points: number;
  shuffles: boolean;
  credit: string;
  exact: boolean;
  unit: string;
  skill: string;
  lesson: string;
}

/** The line that holds what differs from what a reader would assume; none where nothing does. */
export function settingsLine(question: Question, { skillId, lessonId }: Relations): string | undefined {
  const settings: Partial<Settings> = {};
  if (question.points !== 1) settings.points = question.points;
  if ('shuffles' in question && !question.shuffles) settings.shuffles = false;
  if ('credit' in question && question.credit !== 'partial') settings.credit = question.credit;
  if ('exact' in question && question.exact) settings.exact = true;
  if ('unit' in question && question.unit !== '') settings.unit = question.unit;
  if (skillId) settings.skill = skillId;
  if (lessonId) settings.lesson = lessonId;
  return Object.keys(settings).length === 0 ? undefined : beginning + JSON.stringify(settings);
}

export function settingsIn(comments: readonly string[]): Partial<Settings> {
  const line = comments.find((comment) => comment.startsWith(beginning));
  if (line === undefined) return {};
  try {
    const read: unknown = JSON.parse(line.slice(beginning.length));
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

/** What the line names beside the question. */
export const relationsIn = ({ skill, lesson }: Partial<Settings>): Relations =>
  relationsOf({
    skillId: typeof skill === 'string' ? skill : undefined,
    lessonId: typeof lesson === 'string' ? lesson : undefined,
  });

/** Only what has the right form is taken over; somebody may have edited the line. */
export function withSettings(
  question: Question,
  { points, shuffles, credit, exact, unit }: Partial<Settings>,
): Question {
  const set = { ...question };
  if (typeof points === 'number' && points > 0) set.points = points;
  if ('shuffles' in set && shuffles === false) set.shuffles = false;
  if ('credit' in set && credit === 'all-or-nothing') set.credit = credit;
  if ('exact' in set && exact === true) set.exact = true;
  if ('unit' in set && typeof unit === 'string') set.unit = unit.slice(0, 40);
  return set;
}
