import type { CatalogueCourse } from './catalogue.js';
import type { Participation } from './enrolling.js';
import type { Person } from './people.js';

/** What the demo student did in a course; ages are in days. */
export interface DemoStudentCourse {
  slug: string;
  enrolledAge: number;
  /** Ages at which lessons were completed, one per completed lesson. */
  lessonAges: number[];
  /** Right answers of three in the best attempt at each quiz that was taken. */
  rightAnswers: number[];
}

/**
 * The student of the role picker (READ-1): 3 enrolments, one completed with its certificate, the others at 60 and 80
 * percent. Learning hours by ENR-4, each lesson taking its length: 20 of the completed course, 1.8 and 2.2 of the
 * completed lessons of the others. The last three lessons lie on the three days before today, so that there is a streak to keep (ANL-2).
 */
export const demoStudentCourses: DemoStudentCourse[] = [
  {
    slug: 'node-express-backend',
    enrolledAge: 128.4,
    lessonAges: [126.3, 121.2, 114.4, 106.3, 97.2, 90.4, 84.3],
    rightAnswers: [3, 3, 2, 3, 3, 3],
  },
  {
    slug: 'phone-interface-design',
    enrolledAge: 51.3,
    lessonAges: [50.2, 43.4, 31.3, 2.3],
    rightAnswers: [3, 2],
  },
  {
    slug: 'agile-project-management',
    enrolledAge: 20.3,
    lessonAges: [19.2, 1.3, 0.3],
    rightAnswers: [2, 3],
  },
];

/** Courses that must have been there when a demo account enrolled, with what is planned for them. */
export function participationsOf(
  person: Person,
  courses: readonly CatalogueCourse[],
  plan: readonly DemoStudentCourse[] = demoStudentCourses,
): Participation[] {
  return plan.map((byHand) => {
    const course = courses.find(({ row }) => row.slug === byHand.slug);
    if (!course) throw new Error(`The demo account's course ${byHand.slug} is missing`);
    return { person, course, age: byHand.enrolledAge, byHand };
  });
}
