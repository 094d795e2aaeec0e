import { ErrorState, RowsSkeleton, useMessages } from '@masar/ui';
import { useState } from 'react';
import { EditBase, HttpError, useEditContext, useNotify } from 'react-admin';
import { PageHeading } from '../page/PageHeading';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import { type Settings, settingsId } from './settings.fields';
import { settingsMessages } from './settings.messages';
import { SettingsForm } from './SettingsForm';

/** Waits for the server, which refuses what builds on an older state (SET-1). */
export function SettingsPage() {
  const text = useMessages(settingsMessages);
  const notify = useNotify();
  const [current, setCurrent] = useState<Settings | null>(null);
  const onError = (error: unknown) => {
    const body = error instanceof HttpError ? (error.body as { current?: Settings }) : {};
    if (error instanceof HttpError && error.status === 412 && body.current) setCurrent(body.current);
    else notify(error instanceof Error ? error.message : text.failedTitle, { type: 'error' });
  };
  return (
    <EditBase
      resource="settings"
      id={settingsId}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onSuccess: () => notify(text.saved, { type: 'success' }), onError }}
    >
      <PageHeading title={text.title} />
      <Content current={current} onLoaded={() => setCurrent(null)} />
    </EditBase>
  );
}

function Content({ current, onLoaded }: { current: Settings | null; onLoaded: () => void }) {
  const text = useMessages(settingsMessages);
  const { record, error, refetch } = useEditContext<Settings>();
  if (error && !record) {
    return (
      <ErrorState title={text.failedTitle} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  if (!record) return <RowsSkeleton rows={6} />;
  return (
    <>
      {current && <ChangedMeanwhile before={record} current={current} onLoad={() => void refetch().then(onLoaded)} />}
      <SettingsForm key={record.version} />
    </>
  );
}
