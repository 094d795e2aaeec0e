import { useMessages } from '@masar/ui';
import { latestFirst } from '../records/latest-first';
import { RecordList } from '../records/RecordList';
import { type Submission, submissionFields } from './submission.fields';
import { submissionsMessages } from './submissions.messages';

export function SubmissionList() {
  const text = useMessages(submissionsMessages);
  return <RecordList<Submission> title={text.title} intro={text.intro} fields={submissionFields} sort={latestFirst} />;
}
