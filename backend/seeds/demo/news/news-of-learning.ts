import { displayTimeZone } from '@masar/i18n';
import { reviewAskedTitle } from '../../../src/modules/notifications/certificate-review-titles.js';
import { newCourseTitle } from '../../../src/modules/notifications/course-titles.js';
import { placeAskedTitle } from '../../../src/modules/notifications/place-titles.js';
import {
  courseReviewedTitle,
  lessonQuestionTitle,
  newLearnersTitle,
} from '../../../src/modules/notifications/teaching-titles.js';
import type { News, NewsData } from '../notifications.js';
import type { CourseRow } from '../rows.js';
import type { Timeline } from '../timeline.js';
import { namesOf, titleOf } from './named.js';

/** Who learns hears of new courses, who teaches of learners, questions, reviews, requests and certificates that wait. */
export function newsOfLearning(data: NewsData, timeline: Timeline): News[] {
  const courses = new Map(data.courses.map((row) => [row.id, row]));
  const teaching = new Teaching(data, courses);
  return [
    ...teaching.newLearners(timeline),
    ...teaching.questions(),
    ...teaching.reviews(),
    ...teaching.places(),
    ...teaching.certificates(),
    ...newCourses(data, courses),
  ];
}

type Courses = ReadonlyMap<string, CourseRow>;

class Teaching {
  private readonly nameOf: ReturnType<typeof namesOf>;

  constructor(
    private readonly data: NewsData,
    private readonly courses: Courses,
  ) {
    this.nameOf = namesOf(data.users);
  }

  /** On the morning after each day in Iraq. */
  newLearners(timeline: Timeline): News[] {
    const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: displayTimeZone });
    const days = Map.groupBy(
      this.data.enrollments,
      (row) => `${row.course_id} ${dayOf.format(new Date(row.enrolled_at))}`,
    );
    return [...days].flatMap(([key, rows]) => {
      const [courseId = '', day = ''] = key.split(' ');
      const morning = new Date(`${day}T04:30:00Z`);
      morning.setUTCDate(morning.getUTCDate() + 1);
      const at = morning.toISOString();
      return timeline.ageOf(at) < 0
        ? []
        : this.tell(courseId, (course) => ({
            kind: 'course-enrolled',
            title: newLearnersTitle(titleOf(course), rows.length),
            href: `/courses/${courseId}`,
            source: `learners ${key}`,
            at,
          }));
    });
  }

  questions(): News[] {
    const lessons = new Map(this.data.lessons.map((row) => [row.id, row.course_id]));
    return this.data.discussions.flatMap((row) =>
      row.lesson_id === null
        ? []
        : this.tell(lessons.get(row.lesson_id) ?? '', (course) => ({
            kind: 'lesson-question',
            title: lessonQuestionTitle(this.nameOf(row.user_id), row.title, titleOf(course)),
            href: `/discussions/${row.id}`,
            source: `post ${row.id}`,
            at: row.created_at,
          })),
    );
  }

  reviews(): News[] {
    return this.data.course_reviews.flatMap((row) =>
      this.tell(row.course_id, (course) => ({
        kind: 'course-reviewed',
        title: courseReviewedTitle(titleOf(course), row.rating),
        href: `/courses/${row.course_id}`,
        source: `review ${row.id}`,
        at: row.created_at,
      })),
    );
  }

  places(): News[] {
    const asked = this.data.course_places.filter(({ state }) => state === 'asked');
    return asked.flatMap((row) =>
      this.tell(row.course_id, (course) => ({
        kind: 'course-place',
        title: placeAskedTitle(this.nameOf(row.user_id), titleOf(course)),
        href: `/courses/${row.course_id}/places`,
        source: `place ${row.course_id} ${row.user_id}`,
        at: row.asked_at,
      })),
    );
  }

  certificates(): News[] {
    const certificates = new Map(this.data.certificates.map((row) => [row.id, row]));
    return this.data.certificate_reviews.flatMap(({ id, certificate_id, round, asked_at }) => {
      const certificate = certificates.get(certificate_id);
      if (!certificate) throw new Error('A review is about a certificate that is missing');
      return this.tell(certificate.course_id, (course) => ({
        kind: 'certificate-review',
        title: reviewAskedTitle(this.nameOf(certificate.user_id), titleOf(course), round),
        href: '/certificate-reviews',
        source: `certificate review ${id}`,
        at: asked_at,
      }));
    });
  }

  private tell(courseId: string, news: (course: CourseRow) => Omit<News, 'userId'>): News[] {
    const course = this.courses.get(courseId);
    if (!course) throw new Error('News are about a course that is missing');
    return [{ userId: course.instructor_id, ...news(course) }];
  }
}

/** Once for each course and person, of those that opened after they had joined one of its instructor. */
function newCourses({ enrollments }: NewsData, courses: Courses): News[] {
  const joined = new Set(enrollments.map((row) => `${row.user_id} ${row.course_id}`));
  const open = [...courses.values()].filter((course) => !course.is_in_preparation);
  const news = enrollments.flatMap(({ user_id, course_id, enrolled_at }) =>
    open
      .filter((course) => course.instructor_id === courses.get(course_id)?.instructor_id)
      .filter((course) => course.published_at > enrolled_at && !joined.has(`${user_id} ${course.id}`))
      .map((course): News => ({
        userId: user_id,
        kind: 'course-published',
        title: newCourseTitle(course),
        href: `/courses/${course.id}`,
        source: `course ${course.id}`,
        at: course.published_at,
      })),
  );
  return [...new Map(news.map((one) => [`${one.userId} ${one.source}`, one])).values()];
}
