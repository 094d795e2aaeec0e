import { Badge, ProgressBar, shell, type Tone, useMessages } from '@masar/ui';
import { isUnderway, type Report } from './report';
import { reportsMessages } from './reports.messages';
import styles from './Reports.module.css';

const tones: Record<Report['status'], Tone> = {
  queued: 'blue',
  running: 'blue',
  done: 'green',
  failed: 'red',
  expired: 'neutral',
};

/** What became of a report; how far it has come while it is made. */
export function ReportState({ report }: { report: Report }) {
  const text = useMessages(reportsMessages);
  return (
    <div className={`${shell.line} ${styles.state}`}>
      <Badge tone={tones[report.status]}>{text[report.status]}</Badge>
      {isUnderway(report) && <ProgressBar percent={report.percent} label={text.progress} />}
    </div>
  );
}
