import { useMessages } from '@masar/ui';
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
      actions={(course) => <PublishCourse course={course} />}
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
