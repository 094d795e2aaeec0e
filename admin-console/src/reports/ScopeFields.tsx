import { useMessages } from '@masar/ui';
import { FormDataConsumer, SelectInput } from 'react-admin';
import { ReferenceField } from '../records/fields';
import { personChoice } from '../records/person-name';
import { useRequired } from '../records/useRequired';
import { groupingsOf, isOfCourses, type ReportType, reportTypes } from './report';
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
  const optional = { helperText: text.optional, validate: undefined };
  return (
    <>
      <ReferenceField {...optional} source="categoryId" resource="categories" label={text.onlyCategory} naming="name" />
      <ReferenceField {...optional} source="courseId" resource="courses" label={text.onlyCourse} naming="title" />
      <ReferenceField
        {...optional}
        source="instructorId"
        resource="users"
        label={text.onlyInstructor}
        naming={personChoice}
        among={instructors}
      />
    </>
  );
}
