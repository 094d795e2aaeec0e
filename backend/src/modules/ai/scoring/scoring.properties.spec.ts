import fc from 'fast-check';
import type { Learner } from '../recommendation/learner.js';
import { choose, chosenAtMost } from './choosing.rules.js';
import { partsOf, scored, standingOf } from './scoring.rules.js';
import { aCatalogue, aCatalogueCourse, aModel } from './testing/made-up-standing.js';

const size = 6;
const skillIds = ['html', 'css', 'sass', 'figma'];
const named = (id: string) => ({ id, ar: id, en: id });
const job = named('job');

const courseValues = fc.record({
  students: fc.integer({ min: 0, max: 300 }),
  level: fc.constantFrom(2, 3, 4),
  teaches: fc.subarray(skillIds).map((ids) => new Set(ids)),
});
const world = fc.record({
  courses: fc.array(courseValues, { minLength: size, maxLength: size }),
  weights: fc.array(fc.double({ min: -0.3, max: 0.6, noNaN: true }), { minLength: size ** 2, maxLength: size ** 2 }),
  followed: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 3 }),
  wanted: fc.subarray(skillIds),
  isAppliedFor: fc.boolean(),
  held: fc.subarray(skillIds),
});

/** The first courses are followed, the rest may be recommended; all are of one field, so that it never changes. */
function standingIn(values: typeof world extends fc.Arbitrary<infer V> ? V : never) {
  const courses = values.courses.map((course, place) =>
    aCatalogueCourse(`c${place}`, { ...course, isForBeginners: course.level === 2 }),
  );
  const learner: Learner = {
    followed: values.followed.map((progress, place) => ({ courseId: `c${place}`, progress, isCompleted: false })),
    dismissed: [],
    taught: new Set<string>(),
    held: new Map(values.held.map((id) => [id, { level: 2, skill: named(id) }])),
    wanted: values.wanted.map((id) => ({ skill: named(id), job, isAppliedFor: values.isAppliedFor })),
    track: null,
  };
  const circumstances = {
    model: aModel(courses, values.weights),
    catalogue: aCatalogue(courses),
    now: new Date('2026-01-01'),
  };
  const sumOf = (changed: Learner, course: (typeof courses)[number]): number =>
    partsOf(course, standingOf(changed, circumstances)).reduce((sum, { value }) => sum + value, 0);
  return {
    courses: courses.slice(learner.followed.length),
    learner,
    standing: standingOf(learner, circumstances),
    sumOf,
  };
}

describe('the named reason', () => {
  it('has the largest part: without its cause the sum falls at least as far as without any other [REC-1]', () => {
    fc.assert(
      fc.property(world, (values) => {
        const { courses, learner, standing, sumOf } = standingIn(values);
        for (const course of courses) {
          const whole = sumOf(learner, course);
          // One followed course always stays, since somebody without any is judged by popularity alone.
          const withoutCourse = (id: string): Learner => ({
            ...learner,
            followed: learner.followed.map((one) => (one.courseId === id ? { ...one, courseId: 'unknown' } : one)),
          });
          const withoutSkill = (id: string): Learner => ({
            ...learner,
            wanted: learner.wanted.filter(({ skill }) => skill.id !== id),
          });
          const falls = new Map<string, number>();
          if (learner.followed.length > 1)
            for (const { courseId } of learner.followed)
              falls.set(courseId, whole - sumOf(withoutCourse(courseId), course));
          for (const { skill } of learner.wanted) falls.set(skill.id, whole - sumOf(withoutSkill(skill.id), course));
          const { reason } = scored(course, standing);
          const own = falls.get(reason.course?.id ?? (reason.job ? reason.skill!.id : ''));
          if (own !== undefined) for (const fall of falls.values()) expect(fall).toBeLessThanOrEqual(own + 1e-9);
        }
      }),
    );
  });

  it('is never one with a smaller part than another, whatever it is [REC-1]', () => {
    fc.assert(
      fc.property(world, (values) => {
        const { courses, standing } = standingIn(values);
        for (const course of courses) {
          const parts = partsOf(course, standing).filter(({ reason }) => reason);
          const { reason } = scored(course, standing);
          const own = parts.filter((part) => JSON.stringify(part.reason) === JSON.stringify(reason));
          const most = Math.max(...parts.map(({ value }) => value));
          expect(Math.max(...own.map(({ value }) => value))).toBe(most);
          expect(most).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('scores and choice', () => {
  it('are 0 to 1 with three decimals, and follow the sums [REC-1]', () => {
    fc.assert(
      fc.property(world, (values) => {
        const { courses, learner, standing, sumOf } = standingIn(values);
        const list = courses.map((course) => ({ ...scored(course, standing), sum: sumOf(learner, course) }));
        for (const { score } of list) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(1);
          expect(score).toBe(Number(score.toFixed(3)));
        }
        const bySum = list.toSorted((one, other) => other.sum - one.sum).map(({ score }) => score);
        expect(bySum).toEqual(bySum.toSorted((one, other) => other - one));
      }),
    );
  });

  it('takes the best of what fits most first, the others behind it, and nothing twice [REC-1] [PRE-2]', () => {
    fc.assert(
      fc.property(world, fc.infiniteStream(fc.constantFrom(8, 12, 15)), (values, fits) => {
        const { courses, standing } = standingIn(values);
        const candidates = courses.map((course) => ({ ...scored(course, standing), fit: Number(fits.next().value) }));
        const chosen = choose(candidates);
        expect(chosen.length).toBe(Math.min(chosenAtMost, candidates.length));
        expect(new Set(chosen.map(({ course }) => course.id)).size).toBe(chosen.length);
        const most = Math.max(...candidates.map(({ fit }) => fit));
        const fitting = candidates.filter(({ fit }) => fit === most);
        expect(chosen[0]!.score).toBe(Math.max(...fitting.map(({ score }) => score)));
        const placed = chosen.map(({ fit }) => fit);
        expect(placed).toEqual(placed.toSorted((one, other) => other - one));
      }),
    );
  });
});
