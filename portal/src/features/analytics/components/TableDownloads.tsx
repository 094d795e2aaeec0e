import { buttonClass, DownloadIcon, shell, useLocale, useMessages } from '@masar/ui';
import { Panel } from '#subjects/dashboard/Panel';
import { reportMessages } from '../messages/report.messages';

const tables = ['weeks', 'lessons', 'questions', 'learners'] as const;

/** The report's tables as files for spreadsheets. */
export function TableDownloads({ courseId }: { courseId: string }) {
  const text = useMessages(reportMessages);
  const { language } = useLocale();
  const address = (table: string) =>
    `/api/instructor/analytics/courses/${courseId}/export?table=${table}&language=${language}`;
  return (
    <Panel title={text.downloads}>
      <ul role="list" className={shell.row10}>
        {tables.map((table) => (
          <li key={table}>
            <a href={address(table)} download className={buttonClass({ variant: 'secondary' })}>
              <DownloadIcon size={18} />
              {text.table(table)}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
