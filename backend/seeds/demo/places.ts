import type { CatalogueCourse } from './catalogue.js';
import type { LearnerCourse } from './learning.js';
import type { People } from './people.js';
import type { CoursePlaceRow } from './rows.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

/** What learners write who ask the demo instructor for a place. */
const waitingNotes = [
  'أكملت دورة JavaScript ومعي توصية من مدرّب المدرسة. أستطيع دفع السعر نقداً في المركز.',
  'طالبة في المرحلة الثالثة، وأحتاج هذه الدورة لمشروع التخرّج. هل توجد مقاعد بسعر مخفّض؟',
];

/** Places with which learners joined courses with a price, each recorded as paid (READ-1), and requests that wait. */
export function makePlaces(
  learning: readonly LearnerCourse[],
  courses: readonly CatalogueCourse[],
  people: People,
  timeline: Timeline,
): CoursePlaceRow[] {
  const paid = learning.filter(({ course }) => course.priceCents > 0).map(paidPlace);
  return [...paid, ...waitingPlaces(learning, courses, people, timeline)];
}

function paidPlace({ enrollment, course }: LearnerCourse): CoursePlaceRow {
  const at = enrollment.enrolled_at;
  const by = course.row.instructor_id;
  return {
    ...placeOf(enrollment.user_id, course, at),
    state: 'granted',
    note: null,
    decided_by: by,
    decided_at: at,
    amount_received: enrollment.price_paid,
    recorded_by: by,
    received_at: at,
    used_at: at,
  };
}

function waitingPlaces(
  learning: readonly LearnerCourse[],
  courses: readonly CatalogueCourse[],
  people: People,
  timeline: Timeline,
): CoursePlaceRow[] {
  const course = courses.find(({ owner, priceCents }) => owner.isDemoAccount && priceCents > 0);
  if (!course) throw new Error('The demo instructor teaches no course with a price');
  const inside = new Set(learning.filter((one) => one.course === course).map(({ person }) => person));
  const outside = people.learners.filter(
    (person) => !inside.has(person) && person.lastActiveAge < 3 && person.createdAge > 10,
  );
  return waitingNotes.map((note, index) => {
    const person = outside[index];
    if (!person) throw new Error('Nobody is left to ask for a place');
    return {
      ...placeOf(person.row.id, course, timeline.daysAgo(person.lastActiveAge + 1)),
      state: 'asked',
      note,
      decided_by: null,
      decided_at: null,
      amount_received: '0.00',
      recorded_by: null,
      received_at: null,
      used_at: null,
    };
  });
}

const placeOf = (userId: string, { row }: CatalogueCourse, at: string) => ({
  id: stableId('course_places', `${userId} ${row.id}`),
  user_id: userId,
  course_id: row.id,
  asked_at: at,
  created_at: at,
  updated_at: at,
});
