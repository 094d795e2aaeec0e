import { Isolated, useLocale, useMessages } from '@masar/ui';
import { FactTable } from '../records/FactTable';
import { learnerOf } from '../records/learning-fields';
import { RecordShow } from '../records/RecordShow';
import { assignmentOf, type Submission, submissionFields } from './submission.fields';
import { submissionsMessages } from './submissions.messages';

/** A round of work with every mark that it was given, the one that holds first (ASG-2). */
export function SubmissionShow() {
  const text = useMessages(submissionsMessages);
  const locale = useLocale();
  const { format } = locale;
  return (
    <RecordShow<Submission>
      back={text.back}
      title={(row) => [learnerOf(row), assignmentOf(row, locale)]}
      fields={submissionFields}
      hasHistory={false}
    >
      {({ marks }) => (
        <FactTable
          title={text.marks}
          headings={[text.number, text.points, text.score, text.comment, text.reason, text.by, text.at]}
          parts={marks}
          keyOf={({ number }) => number}
          cells={(mark) => [
            format.number(mark.number),
            `${format.number(mark.points)} / ${format.number(mark.maximum)}`,
            format.percent(Number(mark.score)),
            <Isolated key="comment">{mark.comment || '—'}</Isolated>,
            <Isolated key="reason">{mark.reason ?? '—'}</Isolated>,
            <Isolated key="by">{mark.markedByName ?? '—'}</Isolated>,
            format.dateTime(mark.markedAt),
          ]}
          empty={text.none}
        />
      )}
    </RecordShow>
  );
}
