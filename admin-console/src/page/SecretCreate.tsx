import { Button, Card, Notice, shell } from '@masar/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { faultsOf } from '../providers/faults-of';
import { PageHeading } from './PageHeading';
import { SecretCard } from './SecretCard';
import styles from './SecretCreate.module.css';

interface SecretCreateProps<Created> {
  title: string;
  /** The list that the new one joins: its address, and the key of its query. */
  list: string;
  text: { back: string; create: string; copy: string; copied: string; actionFailed: string };
  create: () => Promise<Created>;
  /** What is shown once it stands. */
  ready: { title: string; warning: string; secretOf: (created: Created) => string };
  after?: (created: Created) => ReactNode;
  /** The fields, with what the server said of each. */
  children: (faults: Record<string, string>) => ReactNode;
}

/** Asks for what a new key is for; then shows its secret, this once. */
export function SecretCreate<Created>({
  title,
  list,
  text,
  create,
  ready,
  after,
  children,
}: SecretCreateProps<Created>) {
  const client = useQueryClient();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: create,
    onSuccess: () => client.invalidateQueries({ queryKey: [list] }),
  });
  const heading = <PageHeading title={title} before={<Link to={`/${list}`}>{text.back}</Link>} />;
  if (data) {
    return (
      <>
        {heading}
        <div className={`${shell.stack16} ${styles.ready}`}>
          <SecretCard title={ready.title} warning={ready.warning} secret={ready.secretOf(data)} text={text} />
          {after?.(data)}
        </div>
      </>
    );
  }
  const faults = faultsOf(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <>
      {heading}
      <Card>
        <form className={`${shell.stack16} ${styles.fields}`} noValidate onSubmit={submit}>
          {error && Object.keys(faults).length === 0 && <Notice kind="danger">{error.message}</Notice>}
          {children(faults)}
          <div>
            <Button type="submit" busy={isPending}>
              {text.create}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
