import type { CatalogueCourse } from './catalogue.js';
import type { DemoStudentCourse } from './demo-student.js';
import { drawInterests } from './interests.js';
import type { People, Person } from './people.js';
import type { Random } from './random.js';
import { exactChange, pricesOf, type RevenueWindow, revenueWindows } from './revenue.js';

const enrollmentTotal = 6200;

/** Sales are drawn freely down to this rest of a window, then chosen so that they add up. */
const restCents = 20_000;

/** Draws in a row without success after which the figures cannot be reached. */
const patience = 20_000;

export interface Participation {
  person: Person;
  course: CatalogueCourse;
  /** Days since the enrolment. */
  age: number;
  /** Set by hand for the demo student, otherwise drawn by lot. */
  byHand?: DemoStudentCourse;
}

/** Who takes which course since when: paid courses fill the revenue windows, free ones the rest of the total. */
export function drawParticipations(
  people: People,
  courses: readonly CatalogueCourse[],
  fixed: readonly Participation[],
  random: Random,
): Participation[] {
  const all = [...fixed];
  const taken = new Set(fixed.map(keyOf));
  const drawLearnerOf = drawInterests(people.learners, courses, random);
  const paid = courses.filter(({ priceCents }) => priceCents > 0);
  const free = courses.filter(({ priceCents }) => priceCents === 0);

  const enrol = (drawCourse: () => CatalogueCourse, oldest: number, newest: number): Participation => {
    for (let attempt = 0; attempt < patience; attempt++) {
      const course = drawCourse();
      const person = drawLearnerOf(course.row.category_id);
      const from = Math.min(oldest, person.createdAge, course.publishedAge);
      const to = Math.max(newest, person.lastActiveAge);
      const drawn = { person, course, age: random.between(to, from) };
      if (from <= to || taken.has(keyOf(drawn))) continue;
      taken.add(keyOf(drawn));
      all.push(drawn);
      return drawn;
    }
    throw new Error(`No learner is left for a course between ${oldest} and ${newest} days ago`);
  };

  const drawPaid = random.weighted(paid, ({ popularity }) => popularity);
  for (const { oldest, newest, cents } of revenueWindows) {
    let rest = cents - paidIn(fixed, { oldest, newest });
    while (rest > restCents) rest -= enrol(drawPaid, oldest, newest).course.priceCents;
    for (const price of exactChange(rest, pricesOf(paid))) {
      const priced = paid.filter(({ priceCents }) => priceCents === price);
      enrol(() => random.pick(priced), oldest, newest);
    }
  }
  const drawFree = random.weighted(free, ({ popularity }) => popularity);
  while (all.length < enrollmentTotal) enrol(drawFree, Infinity, 0);
  return all.sort((a, b) => b.age - a.age);
}

function paidIn(participations: readonly Participation[], { oldest, newest }: Omit<RevenueWindow, 'cents'>): number {
  return participations
    .filter(({ age }) => age <= oldest && age >= newest)
    .reduce((sum, { course }) => sum + course.priceCents, 0);
}

const keyOf = ({ person, course }: Participation): string => `${person.row.id} ${course.row.id}`;
