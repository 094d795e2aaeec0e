import { ErrorState, RowsSkeleton, useLocale, useMessages } from '@masar/ui';
import { type ReactNode, useState } from 'react';
import type { RaRecord, RedirectionSideEffect } from 'react-admin';
import {
  EditBase,
  HttpError,
  useEditContext,
  useNotify,
  useRedirect,
  useResourceContext,
  useUpdate,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { PageHeading, type Title } from '../page/PageHeading';
import type { Fields } from './fields/field';
import { mergeEntriesOf } from './fields/merge-entries';
import { HistoryOfRecord } from './HistoryLink';
import { MergeChanges } from './MergeChanges';
import { RecordForm } from './RecordForm';
import { recordsMessages } from './records.messages';

type Entry = Record<string, unknown>;
interface Collision {
  mine: Entry;
  theirs: Entry;
}

interface RecordEditProps<Row extends RaRecord> {
  back: string;
  /** Where that way leads; the list unless said otherwise. */
  backTo?: (record: Row) => string;
  title: (record: Row) => Title;
  /** The dictionary of the resource: of it are the form and the screen that joins two people's changes. */
  fields: Fields<Row>;
  /** What comes after saving. */
  redirect?: 'list' | 'show' | false;
  /** What is sent instead of what the form holds. */
  transform?: (data: Row) => object;
  /** Beside saving and the history: deleting. */
  actions?: ReactNode;
  /** A form of one's own. */
  children?: ReactNode;
}

/**
 * Changes a record and waits for the server. The form sends the version that it was opened with; where somebody else
 * saved meanwhile (412), both states are shown and joined (CON-1).
 */
export function RecordEdit<Row extends RaRecord>(props: RecordEditProps<Row>) {
  const text = useMessages(recordsMessages);
  const notify = useNotify();
  const redirectTo = useRedirect();
  const resource = useResourceContext()!;
  const { redirect = 'show', transform } = props;
  const [collision, setCollision] = useState<Collision | null>(null);
  const onSuccess = (saved: RaRecord) => {
    setCollision(null);
    notify(text.saved, { type: 'success' });
    redirectTo(redirect as RedirectionSideEffect, resource, saved.id, saved);
  };
  const onError = (error: unknown, { data }: { data?: Entry }) => {
    const { status, body } = error instanceof HttpError ? (error as { status: number; body: Refusal }) : noRefusal;
    if (status === 412 && body.current) setCollision({ mine: data ?? {}, theirs: body.current });
    else if (Object.keys(body.errors ?? {}).length > 0) notify(text.checkFields, { type: 'error' });
    else notify(error instanceof Error ? error.message : text.saveFailed, { type: 'error' });
  };
  return (
    <EditBase<Row>
      mutationMode="pessimistic"
      redirect={false}
      transform={transform as never}
      mutationOptions={{ onSuccess, onError: onError as never }}
    >
      <EditPage
        {...props}
        collision={collision}
        onSuccess={onSuccess}
        onError={onError}
        onSettled={() => setCollision(null)}
      />
    </EditBase>
  );
}

interface Refusal {
  current?: Entry;
  errors?: object;
}
const noRefusal: { status: number; body: Refusal } = { status: 0, body: {} };

interface EditPageProps<Row extends RaRecord> extends RecordEditProps<Row> {
  collision: Collision | null;
  onSuccess: (saved: RaRecord) => void;
  onError: (error: unknown, variables: { data?: Entry }) => void;
  onSettled: () => void;
}

function EditPage<Row extends RaRecord>(props: EditPageProps<Row>) {
  const { back, title, fields, backTo, actions, children, collision, onSuccess, onError, onSettled } = props;
  const text = useMessages(recordsMessages);
  const locale = useLocale();
  const resource = useResourceContext()!;
  const { record, error, refetch } = useEditContext<Row>();
  const isFresh = useFirstAnswer();
  const [update, { isPending }] = useUpdate();
  if (error && !record) {
    return (
      <ErrorState title={text.failedTitle} headingLevel={1} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  if (!record || !isFresh) return <RowsSkeleton rows={6} />;
  const save = (data: Entry) =>
    void update(
      resource,
      { id: record.id, data, previousData: record },
      { mutationMode: 'pessimistic', onSuccess, onError: onError as never },
    );
  return (
    <>
      <PageHeading title={title(record)} before={<Link to={backTo?.(record) ?? `/${resource}`}>{back}</Link>} />
      {collision && (
        <MergeChanges
          {...collision}
          before={record}
          entries={mergeEntriesOf(fields, locale)}
          isSaving={isPending}
          onSave={save}
          onCancel={() => void refetch().then(onSettled)}
        />
      )}
      {/* The form stays mounted below a collision, hidden: what was typed is not lost. */}
      <div hidden={collision !== null} key={String(record['version'] ?? record.id)}>
        {children ?? (
          <RecordForm
            fields={fields}
            actions={
              <>
                {actions}
                <HistoryOfRecord />
              </>
            }
          />
        )}
      </div>
    </>
  );
}

/**
 * Whether the server has answered since the form was opened. What a list left behind may be an older version: typing
 * into that would be lost when the answer came, or collide with one's own last change.
 */
function useFirstAnswer(): boolean {
  const { isFetching, isPaused } = useEditContext();
  const [stage, setStage] = useState<'before' | 'asking' | 'answered'>('before');
  // The access of the person is asked first; only then the record.
  if (stage === 'before' && isFetching) setStage('asking');
  if (stage === 'asking' && !isFetching) setStage('answered');
  return stage === 'answered' || isPaused === true;
}
