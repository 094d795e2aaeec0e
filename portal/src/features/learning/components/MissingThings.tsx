import { ApiError } from '@masar/contracts';
import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import { learningMessages } from '../learning.messages';
import styles from './MissingThings.module.css';

/** What a lesson still asks for, beside the button that would complete it (EVD-1). */
export function MissingThings({ error }: { error: unknown }) {
  const text = useMessages(learningMessages);
  const { language } = useLocale();
  const missing = error instanceof ApiError ? error.missing : [];
  if (missing.length === 0) return null;
  return (
    <Alert severity="warning" role="alert">
      <strong>{text.missing}</strong>
      <ul className={styles.list}>
        {missing.map((each) => (
          <li key={each.code}>{pickLocalized(each, 'message', language)}</li>
        ))}
      </ul>
    </Alert>
  );
}
