import { DifficultyBadge, StatusBadge, useLocale, useMessages } from '@masar/ui';
import type { RecordColumn } from '../records/column';
import { courseTitle, stateOfCourse, type Course } from './course';
import { coursesMessages } from './courses.messages';

export function useCourseColumns(): RecordColumn<Course>[] {
  const text = useMessages(coursesMessages);
  const { language, format } = useLocale();
  return [
    {
      field: language === 'ar' ? 'titleAr' : 'titleEn',
      label: text.course,
      isSortable: true,
      render: (course) => courseTitle(course, language),
    },
    { field: 'instructorName', label: text.instructor },
    {
      field: 'difficulty',
      label: text.difficulty,
      render: (course) => <DifficultyBadge difficulty={course.difficulty} />,
    },
    {
      field: 'isPublished',
      label: text.state,
      render: (course) => <StatusBadge status={stateOfCourse(course)} />,
    },
    { field: 'lessonsCount', label: text.lessons, render: ({ lessonsCount }) => format.number(lessonsCount) },
    {
      field: 'studentsCount',
      label: text.students,
      isSortable: true,
      render: ({ studentsCount }) => format.number(studentsCount),
    },
    { field: 'rating', label: text.rating, isSortable: true, render: ({ rating }) => format.rating(Number(rating)) },
    { field: 'updatedAt', label: text.updatedAt, isSortable: true, render: ({ updatedAt }) => format.date(updatedAt) },
    { field: 'isInPreparation', label: text.preparation, isOnlyExported: true },
    { field: 'followersCount', label: text.followers, isOnlyExported: true },
    { field: 'id', label: text.id, isOnlyExported: true },
    { field: 'categoryId', label: text.category, isOnlyExported: true },
    { field: 'price', label: text.price, isOnlyExported: true },
  ];
}
