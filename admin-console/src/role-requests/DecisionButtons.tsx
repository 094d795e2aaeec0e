import { useState } from 'react';
import RefuseIcon from '@mui/icons-material/HighlightOffOutlined';
import ApproveIcon from '@mui/icons-material/CheckCircleOutlined';
import BackIcon from '@mui/icons-material/UndoOutlined';
import { Confirm, useNotify, useRefresh, useUpdate } from 'react-admin';
import { Button, useMessages, useRoleName } from '@masar/ui';
import styles from './DecisionButtons.module.css';
import type { RoleRequest } from './role-request';
import { roleRequestsMessages } from './role-requests.messages';

type Decision = 'approved' | 'refused';

/** Approves or refuses after a question; a decision is final (AUTH-7). */
export function DecisionButtons({ request }: { request: RoleRequest }) {
  const text = useMessages(roleRequestsMessages);
  const roleName = useRoleName(request.role);
  const [asked, setAsked] = useState<Decision | null>(null);
  const [decide, isDeciding] = useDecision(request);
  const name = request.userName || request.email;
  const confirm = () => {
    if (asked) decide(asked);
    setAsked(null);
  };
  return (
    <div className={styles.buttons}>
      <Button busy={isDeciding} onClick={() => setAsked('approved')}>
        {text.approve}
      </Button>
      <Button variant="secondary" disabled={isDeciding} onClick={() => setAsked('refused')}>
        {text.refuse}
      </Button>
      <Confirm
        isOpen={asked !== null}
        title={asked === 'refused' ? text.refuseTitle(name) : text.approveTitle(name)}
        content={asked === 'refused' ? text.refuseText : text.approveText(roleName)}
        confirm={asked === 'refused' ? text.refuse : text.approve}
        confirmColor={asked === 'refused' ? 'warning' : 'primary'}
        ConfirmIcon={asked === 'refused' ? RefuseIcon : ApproveIcon}
        CancelIcon={BackIcon}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}

/** Waits for the server before the screen changes: somebody else may have decided meanwhile. */
function useDecision(request: RoleRequest): [(status: Decision) => void, boolean] {
  const text = useMessages(roleRequestsMessages);
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();
  const decide = (status: Decision) =>
    void update(
      'role-requests',
      { id: request.id, data: { status }, previousData: request },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(status === 'approved' ? text.isApproved : text.isRefused, { type: 'success' }),
        onError: (error) => {
          notify(error instanceof Error ? error.message : text.failedTitle, { type: 'error' });
          refresh();
        },
      },
    );
  return [decide, isPending];
}
