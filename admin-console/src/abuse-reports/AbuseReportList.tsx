import { ListBase } from 'react-admin';
import { useMessages } from '@masar/ui';
import { PageHeading } from '../page/PageHeading';
import { Rows } from '../records/Rows';
import { StatusFilter } from '../queues/StatusFilter';
import { abuseReportStatuses } from './abuse-report';
import { AbuseReportCards } from './AbuseReportCards';
import { AbuseReportTable } from './AbuseReportTable';
import { abuseReportsMessages } from './abuse-reports.messages';

const choices = [...abuseReportStatuses, 'all'] as const;

/** A queue: what is open, and of that what has waited longest, first. */
export function AbuseReportList() {
  const text = useMessages(abuseReportsMessages);
  return (
    <ListBase filterDefaultValues={{ status: 'open' }} sort={{ field: 'createdAt', order: 'ASC' }} perPage={25}>
      <PageHeading title={text.title} />
      <StatusFilter label={text.filter} options={choices.map((value) => ({ value, label: text[value] }))} />
      <Rows text={text} table={AbuseReportTable} cards={AbuseReportCards} />
    </ListBase>
  );
}
