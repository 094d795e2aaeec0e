import { useEffect, useRef } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { ErrorState, RowsSkeleton, useLocale, useMessages } from '@masar/ui';
import { PageHeading } from '../app/PageHeading';
import { firstDay, proveMailbox } from './first-day.queries';
import { firstDayMessages } from './first-day.messages';
import styles from './FirstDay.module.css';
import { StepRow } from './StepRow';

/** The first day of a live site: what is done, what is missing, and the way to each (CON-5). */
export function FirstDayPage() {
  const text = useMessages(firstDayMessages);
  const { format } = useLocale();
  const { data, error, isPending, refetch } = useQuery(firstDay);
  useMailedProof();
  return (
    <>
      <PageHeading title={text.title} />
      <p className={styles.intro}>{text.intro}</p>
      {error ? (
        <ErrorState title={text.failedTitle} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : isPending ? (
        <RowsSkeleton rows={8} />
      ) : (
        <>
          <p role="status" className={styles.count}>
            {text.done(
              format.number(data.steps.filter(({ isDone }) => isDone).length),
              format.number(data.steps.length),
            )}
          </p>
          <ol role="list" className={styles.steps}>
            {data.steps.map(({ step, isDone }) => (
              <StepRow key={step} step={step} isDone={isDone} mailbox={data.mailbox} />
            ))}
          </ol>
        </>
      )}
    </>
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
