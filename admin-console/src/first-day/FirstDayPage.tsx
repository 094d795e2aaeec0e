import { useLocale, useMessages } from '@masar/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { IntroducedPage } from '../page/IntroducedPage';
import { firstDayMessages } from './first-day.messages';
import { firstDay, proveMailbox } from './first-day.queries';
import styles from './FirstDay.module.css';
import { StepRow } from './StepRow';

/** The first day of a live site: what is done, what is missing, and the way to each (CON-5). */
export function FirstDayPage() {
  const text = useMessages(firstDayMessages);
  const { format } = useLocale();
  const query = useQuery(firstDay);
  useMailedProof();
  return (
    <IntroducedPage title={text.title} intro={text.intro} failedTitle={text.failedTitle} rows={8} query={query}>
      {({ steps, mailbox }) => (
        <>
          <p role="status" className={styles.count}>
            {text.done(format.number(steps.filter(({ isDone }) => isDone).length), format.number(steps.length))}
          </p>
          <ol role="list" className={styles.steps}>
            {steps.map(({ step, isDone }) => (
              <StepRow key={step} step={step} isDone={isDone} mailbox={mailbox} />
            ))}
          </ol>
        </>
      )}
    </IntroducedPage>
  );
}

/** Who comes by the link of the trial mail has proved that it arrived. */
function useMailedProof(): void {
  const text = useMessages(firstDayMessages);
  const notify = useNotify();
  const client = useQueryClient();
  const [parameters, setParameters] = useSearchParams();
  const { mutate } = useMutation({
    mutationFn: proveMailbox,
    onSuccess: () => {
      notify(text.proved, { type: 'success' });
      return client.invalidateQueries(firstDay);
    },
    onError: (failure) => notify(failure.message, { type: 'error' }),
  });
  const code = parameters.get('proof');
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (!code || sent.current === code) return;
    sent.current = code;
    mutate(code);
    setParameters({}, { replace: true });
  }, [code, mutate, setParameters]);
}
