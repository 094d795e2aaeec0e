import { useLocale, useMessages } from '@masar/ui';
import { courseTitle } from '../courses/course';
import { RecordCreate } from '../records/RecordCreate';
import { RecordForm } from '../records/RecordForm';
import { ReferenceChoice } from '../records/ReferenceChoice';
import { userChoice } from '../users/user';
import { enrollmentsMessages } from './enrollments.messages';

const published = { isPublished: true };

export function EnrollmentCreate() {
  const text = useMessages(enrollmentsMessages);
  const { language } = useLocale();
  return (
    <RecordCreate title={text.add} back={text.back}>
      <RecordForm>
        <ReferenceChoice source="userId" reference="users" label={text.learner} nameOf={userChoice} isRequired />
        <ReferenceChoice
          source="courseId"
          reference="courses"
          label={text.course}
          nameOf={(course) => courseTitle(course, language)}
          filter={published}
          isRequired
        />
      </RecordForm>
    </RecordCreate>
  );
}
