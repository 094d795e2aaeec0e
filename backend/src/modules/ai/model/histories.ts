/** Who learns what, in typed arrays: the courses of learner u stand from `starts[u]` up to `starts[u + 1]`. */
export interface Histories {
  courseCount: number;
  starts: Int32Array;
  courses: Int32Array;
  /** 0 to 1: how far each course was followed. */
  strengths: Float32Array;
  /** Whether each learner's courses stand in the order in which they were taken. */
  isInTime: boolean;
}

/** A course of a learner: its place among the courses and how far it was followed. */
export type Step = readonly [course: number, strength: number];

/** Packs lists of steps. */
export function packHistories(
  courseCount: number,
  learners: readonly (readonly Step[])[],
  { isInTime = false } = {},
): Histories {
  const total = learners.reduce((sum, steps) => sum + steps.length, 0);
  const packed: Histories = {
    courseCount,
    starts: new Int32Array(learners.length + 1),
    courses: new Int32Array(total),
    strengths: new Float32Array(total),
    isInTime,
  };
  let place = 0;
  learners.forEach((steps, learner) => {
    for (const [course, strength] of steps) {
      packed.courses[place] = course;
      packed.strengths[place] = strength;
      place += 1;
    }
    packed.starts[learner + 1] = place;
  });
  return packed;
}

/** The steps of one learner. */
function stepsOf({ starts, courses, strengths }: Histories, learner: number): Step[] {
  const steps: Step[] = [];
  for (let at = starts[learner]!; at < starts[learner + 1]!; at += 1) steps.push([courses[at]!, strengths[at]!]);
  return steps;
}

/** Lists of steps of everybody. */
export const unpackHistories = (histories: Histories): Step[][] =>
  Array.from({ length: histories.starts.length - 1 }, (_, learner) => stepsOf(histories, learner));

/** In how many histories each course stands. */
export function countCourses({ courseCount, courses }: Histories): Float64Array {
  const counts = new Float64Array(courseCount);
  for (const course of courses) counts[course]! += 1;
  return counts;
}

/** The same histories with the most popular courses alone. */
export function mostPopular(histories: Histories, atMost: number): Histories {
  if (histories.courseCount <= atMost) return histories;
  const counts = countCourses(histories);
  const kept = [...counts.keys()].toSorted((one, other) => counts[other]! - counts[one]!).slice(0, atMost);
  const places = new Map(kept.map((course, place) => [course, place]));
  const learners = unpackHistories(histories).map((steps) =>
    steps.flatMap(([course, strength]): Step[] => {
      const place = places.get(course);
      return place === undefined ? [] : [[place, strength]];
    }),
  );
  return packHistories(atMost, learners, histories);
}
