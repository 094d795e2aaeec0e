import { buttonClass, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { filteredList } from '../records/filtered-list';
import { RecordShow } from '../records/RecordShow';
import { useNaming } from '../records/useNaming';
import { type Course, courseFields } from './course.fields';
import { coursesMessages } from './courses.messages';
import { CourseLessons } from './lessons/CourseLessons';
import { CoursePeople } from './people/CoursePeople';
import { PublishCourse } from './PublishCourse';

export function CourseShow() {
  const text = useMessages(coursesMessages);
  const titleOf = useNaming<Course>('title');
  return (
    <RecordShow<Course>
      back={text.back}
      title={titleOf}
      fields={courseFields}
      isEditable
      actions={(course) => (
        <>
          <PublishCourse course={course} />
          <Link
            className={buttonClass({ variant: 'secondary' })}
            to={filteredList('learning-signs', { courseId: course.id })}
          >
            {text.signs}
          </Link>
        </>
      )}
    >
      {(course) => (
        <>
          <CoursePeople course={course} />
          <CourseLessons course={course} />
        </>
      )}
    </RecordShow>
  );
}
