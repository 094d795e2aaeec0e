import type { CatalogueCourse } from './catalogue.js';
import type { Person } from './people.js';
import type { Random } from './random.js';

type Field = CatalogueCourse['row']['category_id'];

/** How much a field draws: one's own, a second one, and any other. */
const pull = { own: 1, second: 0.4, other: 0.07 } as const;

/**
 * Gives each learner a field of their own and a second one, popular fields to more people, and draws who takes a course
 * of a field. Without interests nobody could be recommended anything but what is popular (REC-3).
 */
export function drawInterests(
  learners: readonly Person[],
  courses: readonly CatalogueCourse[],
  random: Random,
): (field: Field) => Person {
  const drawField = random.weighted(courses, ({ popularity }) => popularity);
  const interests = new Map(
    learners.map((person) => [person, { own: drawField().row.category_id, second: drawField().row.category_id }]),
  );
  const pullOf = (person: Person, field: Field): number => {
    const { own, second } = interests.get(person)!;
    if (own === field) return pull.own;
    return second === field ? pull.second : pull.other;
  };
  const fields = [...new Set(courses.map(({ row }) => row.category_id))];
  const drawers = new Map(
    fields.map((field) => [field, random.weighted(learners, (person) => person.eagerness * pullOf(person, field))]),
  );
  return (field) => drawers.get(field)!();
}
