import { DifficultyBadge, StatusBadge, useLocale, useMessages } from '@masar/ui';
import { CategoryName } from '../forums/CategoryName';
import { CourseLessons } from '../lessons/CourseLessons';
import { RecordShow } from '../records/RecordShow';
import { courseTitle, stateOfCourse, type Course } from './course';
import { coursesMessages } from './courses.messages';
import { PublishCourse } from './PublishCourse';

export function CourseShow() {
  const text = useMessages(coursesMessages);
  const { language, format } = useLocale();
  return (
    <RecordShow<Course>
      back={text.back}
      title={(course) => courseTitle(course, language)}
      isEditable
      facts={(course) => [
        [text.state, <StatusBadge status={stateOfCourse(course)} />],
        [text.titleAr, course.titleAr],
        [text.titleEn, course.titleEn || '—'],
        [text.instructor, course.instructorName || '—'],
        [text.category, <CategoryName id={course.categoryId} />],
        [text.difficulty, <DifficultyBadge difficulty={course.difficulty} />],
        [text.durationHours, format.number(course.durationHours)],
        [text.price, format.price(Number(course.price))],
        [text.students, format.number(course.studentsCount)],
        [text.followers, format.number(course.followersCount)],
        [text.reviews, format.number(course.reviewsCount)],
        [text.rating, format.rating(Number(course.rating))],
        [text.createdAt, format.dateTime(course.createdAt)],
        ...(course.publishedAt ? [[text.publishedAt, format.dateTime(course.publishedAt)] as const] : []),
      ]}
      actions={(course) => <PublishCourse course={course} />}
    >
      {(course) => <CourseLessons course={course} />}
    </RecordShow>
  );
}
