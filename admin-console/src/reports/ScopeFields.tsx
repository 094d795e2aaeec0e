import { FormDataConsumer, SelectInput } from 'react-admin';
import { useMessages } from '@masar/ui';
import { ReferenceChoice } from '../records/ReferenceChoice';
import { useNameOf } from '../records/useNameOf';
import { useRequired } from '../records/useRequired';
import { userChoice } from '../users/user';
import { type ReportType, groupingsOf, isOfCourses, reportTypes } from './report';
import { reportsMessages } from './reports.messages';

const instructors = { role: 'instructor' };

/** Kind, grouping and, where the kind knows courses, what it is narrowed to. */
export function ScopeFields() {
  const text = useMessages(reportsMessages);
  const required = useRequired();
  return (
    <FormDataConsumer<{ reportType?: ReportType }>>
      {({ formData: { reportType } }) => (
        <>
          <SelectInput
            source="reportType"
            label={text.reportType}
            choices={reportTypes.map((id) => ({ id, name: text[id] }))}
            validate={required}
            helperText={false}
          />
          <SelectInput
            source="by"
            label={text.by}
            choices={groupingsOf(reportType).map((id) => ({ id, name: text[id] }))}
            validate={required}
            helperText={false}
          />
          {isOfCourses(reportType) && <NarrowingFields />}
        </>
      )}
    </FormDataConsumer>
  );
}

function NarrowingFields() {
  const text = useMessages(reportsMessages);
  const nameOf = useNameOf('name');
  const titleOf = useNameOf('title');
  return (
    <>
      <ReferenceChoice
        source="categoryId"
        reference="categories"
        label={text.onlyCategory}
        nameOf={nameOf}
        hint={text.optional}
      />
      <ReferenceChoice
        source="courseId"
        reference="courses"
        label={text.onlyCourse}
        nameOf={titleOf}
        hint={text.optional}
      />
      <ReferenceChoice
        source="instructorId"
        reference="users"
        label={text.onlyInstructor}
        nameOf={userChoice}
        filter={instructors}
        hint={text.optional}
      />
    </>
  );
}
