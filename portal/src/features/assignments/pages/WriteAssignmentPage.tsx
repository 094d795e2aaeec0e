import { ErrorState, PageSpinner, useMessages } from '@masar/ui';
import { useParams } from 'react-router-dom';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { paths } from '#shared/navigation/paths';
import { Page, PageFrame } from '#shared/page/Page';
import { useReadAnew } from '#shared/query/useReadAnew';
import { assignmentQueries } from '../assignments.queries';
import { AssignmentForm } from '../components/AssignmentForm';
import { assignmentsMessages } from '../messages/assignments.messages';
import { writeAssignmentMessages } from '../messages/write-assignment.messages';
import { asWritten, newAssignment } from '../model/written-assignment';

/** /courses/{id}/assignments/{assignmentId}/edit: an assignment as its author writes it, `new` for one more (ASG-1). */
export default function WriteAssignmentPage() {
  const text = useMessages(writeAssignmentMessages);
  const words = useMessages(assignmentsMessages);
  const describe = useFailureText();
  const { id = '', assignmentId = '' } = useParams();
  const isNew = assignmentId === 'new';
  const assignment = useReadAnew({ ...assignmentQueries.one(assignmentId), enabled: !isNew });
  if (assignment.isLoadingError)
    return (
      <PageFrame>
        <ErrorState headingLevel={1} title={text.failed} onRetry={() => void assignment.refetch()}>
          {describe(assignment.error)}
        </ErrorState>
      </PageFrame>
    );
  // The form begins with what the server has now: a draft is held against it.
  if (!isNew && (!assignment.data || assignment.isOlder)) return <PageSpinner />;
  return (
    <Page
      title={text.title}
      intro={text.intro}
      back={
        isNew
          ? { to: paths.assignments.href(id), label: words.backToAll }
          : { to: paths.assignment.href(id, assignmentId), label: words.backToAssignment }
      }
    >
      <AssignmentForm
        courseId={id}
        id={isNew ? undefined : assignmentId}
        initial={assignment.data ? asWritten(assignment.data) : newAssignment}
      />
    </Page>
  );
}
