import type { CatalogueCourse } from '../recommendation/course-catalogue.js';
import type { Learner, WantedSkill } from '../recommendation/learner.js';
import { type Part, share, type Standing } from './part.js';

/** What a course does for skills: those that lack for work, those that it leads further, those that it repeats. */
export function skillParts(course: CatalogueCourse, { learner, unit }: Standing): Part[] {
  const wanted = wantedTaughtBy(course, learner).map(({ isAppliedFor, skill, job }): Part => ({
    reason: { code: isAppliedFor ? 'skill-for-job' : 'skill-near-job', skill, job },
    value: unit * (isAppliedFor ? share.skillForJob : share.skillNearJob),
  }));
  return [...wanted, ...levelParts(course, learner, unit)];
}

/** Each skill that the course teaches and a job asks for, once; jobs that were applied for come first. */
function wantedTaughtBy(course: CatalogueCourse, { wanted }: Learner): WantedSkill[] {
  const best = new Map<string, WantedSkill>();
  for (const one of wanted) {
    if (!course.teaches.has(one.skill.id)) continue;
    const former = best.get(one.skill.id);
    if (!former || (one.isAppliedFor && !former.isAppliedFor)) best.set(one.skill.id, one);
  }
  return [...best.values()];
}

/** A course that leads further in a skill that is held speaks for itself, one that teaches nothing new against. */
function levelParts(course: CatalogueCourse, { held }: Learner, unit: number): Part[] {
  const own = [...course.teaches].flatMap((skill) => held.get(skill) ?? []);
  const mastered = own.filter(({ level }) => level >= course.level).length / Math.max(1, course.teaches.size);
  const further = own.find(({ level }) => level === course.level - 1);
  return [
    ...(mastered > 0 ? [{ value: unit * share.mastered * mastered }] : []),
    ...(further
      ? [{ reason: { code: 'next-level' as const, skill: further.skill }, value: unit * share.nextLevel }]
      : []),
  ];
}
