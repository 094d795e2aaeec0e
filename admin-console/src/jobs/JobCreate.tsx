import { useMessages } from '@masar/ui';
import { RecordCreate } from '../records/RecordCreate';
import { jobsMessages } from './jobs.messages';
import { JobForm } from './JobForm';

export function JobCreate() {
  const text = useMessages(jobsMessages);
  return (
    <RecordCreate title={text.addTitle} back={text.back}>
      <JobForm isNew />
    </RecordCreate>
  );
}
