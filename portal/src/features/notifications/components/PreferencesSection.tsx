import { jobMatchNews } from '@masar/domain';
import { ErrorState, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import Card from '@mui/material/Card';
import { useFailureNotice, useFailureText } from '#shared/failure/useFailureNotice';
import { CheckField } from '#shared/forms/CheckField';
import { SelectField } from '#shared/forms/SelectField';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { useChoosePreferences } from '../notifications.mutations';
import { notificationQueries } from '../notifications.queries';
import { preferencesMessages } from '../preferences.messages';
import { ChannelTable } from './ChannelTable';
import styles from './PreferencesSection.module.css';

/** What is offered, and what was chosen by another way. */
const thresholdsWith = (chosen: number): number[] =>
  [...new Set([...jobMatchNews.thresholds, chosen])].sort((one, other) => one - other);

/** How each kind reaches the reader, and the daily mail; each choice is saved at once (NTF-2). */
export function PreferencesSection() {
  const text = useMessages(preferencesMessages);
  const { format } = useLocale();
  const describe = useFailureText();
  const notifyFailure = useFailureNotice();
  const preferences = useSignedInQuery(notificationQueries.preferences());
  const choose = useChoosePreferences();
  const onError = (error: unknown) => notifyFailure(error, { title: text.notSaved });
  return (
    <Card
      component="section"
      className={`${shell.stack16} ${styles.section}`}
      aria-labelledby="notification-preferences"
    >
      <h2 id="notification-preferences">{text.title}</h2>
      <p className={styles.hint}>{text.hint}</p>
      {preferences.isPending && <RowsSkeleton rows={4} />}
      {preferences.isError && (
        <ErrorState title={text.failed} headingLevel={3} onRetry={() => void preferences.refetch()}>
          {describe(preferences.error)}
        </ErrorState>
      )}
      {preferences.data && (
        <>
          <ChannelTable
            kinds={preferences.data.kinds}
            onChoose={(kind, channel) => choose.mutate({ kinds: [{ kind, channel }] }, { onError })}
          />
          {preferences.data.kinds.some(({ kind, channel }) => kind === 'job-match' && channel !== 'none') && (
            <SelectField
              label={text.jobMatchFrom}
              value={preferences.data.jobMatchFrom}
              onChange={({ target }) => choose.mutate({ jobMatchFrom: Number(target.value) }, { onError })}
              choices={thresholdsWith(preferences.data.jobMatchFrom).map((percent) => [
                percent,
                format.percent(percent),
              ])}
            />
          )}
          <CheckField
            label={text.digest}
            checked={preferences.data.digest}
            onChange={({ target }) => choose.mutate({ digest: target.checked }, { onError })}
          />
        </>
      )}
    </Card>
  );
}
