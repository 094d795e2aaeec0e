import type { Step } from '../histories.ts';
import { sameRandom } from '../holding-out.ts';

interface World {
  learners: number;
  courses: number;
  /** Into so many fields courses and learners fall. */
  fields: number;
  /** How much more often a course of one's own field is taken. */
  pull: number;
  /** 0: all courses are alike popular; 1: the tenth is taken a tenth as often as the first. */
  skew: number;
  /** In the middle, so many courses are taken. */
  median: number;
}

/** Worlds that differ in what there is to find. */
export const worlds: Record<string, World> = {
  'fields alone': { learners: 700, courses: 60, fields: 7, pull: 12, skew: 0.3, median: 6 },
  'much popularity and little else': { learners: 900, courses: 80, fields: 5, pull: 4, skew: 1, median: 5 },
  'few courses each': { learners: 1200, courses: 105, fields: 8, pull: 10, skew: 0.8, median: 4 },
};

/** Learners of such a world: each has a field of their own and a second one. */
export function madeUpLearners({ learners, courses, fields, pull, skew, median }: World): Step[][] {
  const random = sameRandom(7);
  const draw = (end: number): number => Math.floor(random() * end);
  const popularity = Array.from({ length: courses }, (_, place) => 1 / (1 + place) ** skew);
  const fieldOf = Array.from({ length: courses }, () => draw(fields));
  return Array.from({ length: learners }, () => {
    const [own, second] = [draw(fields), draw(fields)];
    const pullOf = (field: number): number => (field === own ? pull : field === second ? pull / 3 : 1);
    const weights = popularity.map((weight, course) => weight * pullOf(fieldOf[course]!));
    const count = Math.max(1, Math.round(median * Math.exp((random() + random() + random() - 1.5) * 0.9)));
    return Array.from({ length: count }, (): Step => {
      let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
      let course = weights.findIndex((weight) => (left -= weight) < 0);
      if (course < 0) course = weights.findIndex((weight) => weight > 0);
      weights[course] = 0;
      return [course, 1];
    });
  });
}
