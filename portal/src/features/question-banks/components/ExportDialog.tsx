import { buttonClass, Isolated, PageSpinner, shell, useMessages } from '@masar/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { FileLink } from '#shared/downloads/FileLink';
import { SelectField } from '#shared/forms/SelectField';
import { questionBanksMessages } from '../messages/question-banks.messages';
import { questionBankQueries } from '../question-banks.queries';
import styles from './Banks.module.css';

const formats = [
  { value: 'gift', label: 'GIFT' },
  { value: 'qti', label: 'QTI 3.0' },
  { value: 'csv', label: 'CSV' },
] as const;
type Format = (typeof formats)[number]['value'];

/** A bank as a file; what the format cannot hold is named first (QB-3). */
export function ExportDialog({ bankId, onClose }: { bankId: string; onClose: () => void }) {
  const text = useMessages(questionBanksMessages);
  const [format, setFormat] = useState<Format>('gift');
  const trial = useQuery(questionBankQueries.exportTrial(bankId, format));
  return (
    <Dialog title={text.exportTitle} onClose={onClose}>
      <div className={`${shell.stack14} ${styles.section}`}>
        <SelectField
          label={text.format}
          value={format}
          onChange={(event) => setFormat(event.currentTarget.value as Format)}
          choices={formats.map(({ value, label }) => [value, label])}
        />
        {trial.isPending && <PageSpinner />}
        {trial.data && trial.data.leftOut.length === 0 && <p className={styles.hint}>{text.exportFull}</p>}
        {trial.data && trial.data.leftOut.length > 0 && (
          <div>
            <p>{text.exportLacks}</p>
            <ul className={shell.stack12}>
              {trial.data.leftOut.map(({ id, prompt }) => (
                <li key={id}>
                  <Isolated>{prompt}</Isolated>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <FileLink className={buttonClass({})} address={`/api/question-banks/${bankId}/export?format=${format}`}>
            {text.download}
          </FileLink>
        </div>
      </div>
    </Dialog>
  );
}
