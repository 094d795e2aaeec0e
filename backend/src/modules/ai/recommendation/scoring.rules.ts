import type { LoadedModel } from '../training/model-store.js';
import type { Catalogue, CatalogueCourse } from './course-catalogue.js';
import type { FollowedCourse, Learner } from './learner.js';
import type { Reason } from './reason.js';

/** One cause and how much it adds to a course's sum; a part without a reason is never named. */
export interface Part {
  reason?: Reason;
  value: number;
}

/** How much each cause weighs, in units of what separates a course that is taken from the others. */
export const share = {
  /** An alike course that was followed, for courses that nobody knows yet. */
  content: 0.8,
  /** For those of whom no course is known. */
  popularAtFirst: 0.6,
  popularInField: 0.3,
  skillForJob: 1.2,
  skillNearJob: 0.6,
  nextLevel: 0.5,
  mastered: -1,
  notForMe: -1.5,
  alreadyKnow: -0.8,
  new: 0.1,
} as const;

/** From so many learners on, what they do says as much as what the course is about. */
const knownFromLearners = 20;
const newForDays = 45;
const dayMs = 86_400_000;

/** How alike two courses are, 0 to 1: half by what they teach, half by their field. */
export function alikeness(one: CatalogueCourse, other: CatalogueCourse): number {
  let shared = 0;
  for (const skill of one.skills) if (other.skills.has(skill)) shared += 1;
  const size = Math.sqrt(one.skills.size * other.skills.size);
  return (size > 0 ? (0.5 * shared) / size : 0) + (one.categoryId === other.categoryId ? 0.5 : 0);
}

/** How far a course was followed, as training counts it. */
export const strengthOf = ({ progress }: FollowedCourse): number => 0.5 + progress / 2;

/** Everything that a course's sum consists of: it is the sum of its parts, so that a named cause is a true one (REC-1). */
export function partsOf(
  course: CatalogueCourse,
  learner: Learner,
  { model, catalogue, now }: { model: LoadedModel; catalogue: Catalogue; now: Date },
): Part[] {
  const { unit } = model.calibration;
  const followed = learner.followed.flatMap((one) => {
    const known = catalogue.byId.get(one.courseId);
    return known ? [{ ...one, course: known }] : [];
  });
  const parts: Part[] = [];

  const unknown = knownFromLearners / (knownFromLearners + course.students);
  for (const one of followed) {
    const weight = weightBetween(model, one.courseId, course.id);
    const alike = share.content * unit * unknown * alikeness(one.course, course);
    const code = one.isCompleted ? 'finished-course' : 'started-course';
    parts.push({ reason: { code, course: one.course.title }, value: strengthOf(one) * (weight + alike) });
  }

  for (const one of bestOfEachSkill(course, learner))
    parts.push({
      reason: { code: one.isAppliedFor ? 'skill-for-job' : 'skill-near-job', skill: one.skill, job: one.job },
      value: unit * (one.isAppliedFor ? share.skillForJob : share.skillNearJob),
    });
  parts.push(...levelParts(course, learner, unit));
  parts.push(popularityPart(course, fieldOf(followed), model, catalogue));

  const age = (now.getTime() - course.publishedAt.getTime()) / dayMs;
  if (age < newForDays)
    parts.push({ reason: { code: 'new' }, value: unit * share.new * (1 - Math.max(age, 0) / newForDays) });

  for (const { courseId, reason } of learner.dismissed) {
    const dismissed = catalogue.byId.get(courseId);
    if (!dismissed || reason === 'not-now') continue;
    if (reason === 'already-know' && course.level > dismissed.level) continue;
    const weight = reason === 'not-for-me' ? share.notForMe : share.alreadyKnow;
    parts.push({ value: unit * weight * alikeness(dismissed, course) });
  }
  return parts;
}

/** What having followed one course speaks for another; 0 where training knows one of them not. */
function weightBetween({ places, courseCount, weights }: LoadedModel, from: string, to: string): number {
  const [row, column] = [places.get(from), places.get(to)];
  return row === undefined || column === undefined ? 0 : weights[row * courseCount + column]!;
}

/** Each skill that the course teaches and a job asks for, once; jobs that were applied for come first. */
function bestOfEachSkill(course: CatalogueCourse, { wanted }: Learner): Learner['wanted'] {
  const best = new Map<string, Learner['wanted'][number]>();
  for (const one of wanted) {
    if (!course.skills.has(one.skill.id)) continue;
    const former = best.get(one.skill.id);
    if (!former || (one.isAppliedFor && !former.isAppliedFor)) best.set(one.skill.id, one);
  }
  return [...best.values()];
}

/** A course that leads further in a skill that is held speaks for itself, one that teaches nothing new against. */
function levelParts(course: CatalogueCourse, { held }: Learner, unit: number): Part[] {
  const own = [...course.skills].flatMap((skill) => held.get(skill) ?? []);
  if (own.length === 0) return [];
  const mastered = own.filter(({ level }) => level >= course.level).length / course.skills.size;
  const parts: Part[] = mastered > 0 ? [{ value: unit * share.mastered * mastered }] : [];
  const further = own.find(({ level }) => level === course.level - 1);
  if (further) parts.push({ reason: { code: 'next-level', skill: further.skill }, value: unit * share.nextLevel });
  return parts;
}

/** The field in which somebody learns most; undefined without a course. */
function fieldOf(followed: readonly (FollowedCourse & { course: CatalogueCourse })[]): string | undefined {
  const byField = new Map<string, number>();
  for (const one of followed)
    byField.set(one.course.categoryId, (byField.get(one.course.categoryId) ?? 0) + strengthOf(one));
  return [...byField].sort((one, other) => other[1] - one[1])[0]?.[0];
}

/** Popularity among all, which leads where nothing else is known, and more among learners of one's own field. */
function popularityPart(
  course: CatalogueCourse,
  field: string | undefined,
  { tuning, calibration: { unit } }: LoadedModel,
  { mostStudents }: Catalogue,
): Part {
  const popularity = (course.students + 1) / (mostStudents + 1);
  const learners = course.students;
  if (field === undefined)
    return {
      reason: { code: 'popular', learners },
      value: (tuning.priorWeight + share.popularAtFirst * unit) * popularity,
    };
  if (field !== course.categoryId)
    return { reason: { code: 'popular', learners }, value: tuning.priorWeight * popularity };
  return {
    reason: { code: 'popular-in-field', learners, field: course.category },
    value: (tuning.priorWeight + share.popularInField * unit) * popularity,
  };
}
