import { vrSessionMoves } from '@masar/domain';
import { Button, useMessages } from '@masar/ui';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh, useUpdate } from 'react-admin';
import type { VrSession } from './vr-session.fields';
import { vrSessionsMessages } from './vr-sessions.messages';

type Move = 'live' | 'ended' | 'cancelled';

/** Starts, ends or calls off a session, as its state allows; what people feel at once is asked before (VRW-2). */
export function SessionMoves({ session }: { session: VrSession }) {
  const text = useMessages(vrSessionsMessages);
  const notify = useNotify();
  const refresh = useRefresh();
  const [asked, setAsked] = useState<Move | null>(null);
  const [update, { isPending }] = useUpdate();
  const labels: Record<Move, string> = {
    live: text.startSession,
    ended: text.endSession,
    cancelled: text.cancelSession,
  };
  const move = (status: Move) => {
    setAsked(null);
    void update(
      'vr-sessions',
      { id: session.id, data: { status, version: session.version }, previousData: session },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(text.moved, { type: 'success' }),
        onError: (error) => {
          notify(error instanceof Error ? error.message : text.moveFailed, { type: 'error' });
          refresh();
        },
      },
    );
  };
  return (
    <>
      {vrSessionMoves[session.status].map((to) => (
        <Button
          key={to}
          variant={to === 'cancelled' ? 'quiet' : 'secondary'}
          busy={isPending}
          onClick={() => (to === 'live' ? move(to) : setAsked(to))}
        >
          {labels[to]}
        </Button>
      ))}
      <Confirm
        isOpen={asked !== null}
        title={asked ? labels[asked] : ''}
        content={asked === 'ended' ? text.endText : text.cancelText}
        confirm={asked ? labels[asked] : ''}
        cancel={text.keep}
        onConfirm={() => asked && move(asked)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
