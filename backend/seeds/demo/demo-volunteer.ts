import type { DemoStudentCourse } from './demo-student.js';

/** The volunteer of the role picker learns too: two courses, both completed with their certificates (READ-1). */
export const demoVolunteerCourses: DemoStudentCourse[] = [
  {
    slug: 'phone-interface-design',
    enrolledAge: 49.4,
    lessonAges: [48.2, 45.4, 41.3, 38.4, 34.2],
    rightAnswers: [3, 3],
  },
  {
    slug: 'agile-project-management',
    enrolledAge: 19.4,
    lessonAges: [18.3, 15.2, 12.4, 9.3, 6.2],
    rightAnswers: [3, 2],
  },
];
