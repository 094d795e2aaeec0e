import { ApiError, fileFrom } from '@masar/contracts';
import type { Language } from '@masar/i18n';
import { buttonClass, ChipGroup, DownloadIcon, saveFile, shell, useLocale, useMessages } from '@masar/ui';
import { type MouseEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Report } from './report';
import { reportsMessages } from './reports.messages';

/** The report as files; in the language of its schedule first, else in the reader's. */
export function ReportDownloads({ report }: { report: Report }) {
  const text = useMessages(reportsMessages);
  const locale = useLocale();
  const notify = useNotify();
  const [language, setLanguage] = useState<Language>(report.language ?? locale.language);
  const address = (format: 'pdf' | 'csv') =>
    `/api/admin/reports/${report.id}/file?format=${format}&language=${language}`;
  // A plain link would say nothing where a letter in a course's title can't be printed.
  const save = async (event: MouseEvent) => {
    event.preventDefault();
    try {
      const { name, content } = await fileFrom(address('pdf'), locale.language);
      saveFile(name, content);
    } catch (error) {
      notify(error instanceof ApiError && error.detail ? error.detail : text.notDownloaded, { type: 'error' });
    }
  };
  return (
    <div className={shell.line12}>
      <ChipGroup
        label={text.language}
        options={[
          { value: 'ar', label: text.arabic },
          { value: 'en', label: text.english },
        ]}
        value={language}
        onChange={setLanguage}
      />
      <a className={buttonClass()} href={address('pdf')} download onClick={(event) => void save(event)}>
        <DownloadIcon size={20} />
        {text.pdf}
      </a>
      <a className={buttonClass({ variant: 'secondary' })} href={address('csv')} download>
        <DownloadIcon size={20} />
        {text.csv}
      </a>
    </div>
  );
}
