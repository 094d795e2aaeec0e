import { Isolated, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '#shared/dialog/ConfirmDialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { useToast } from '#shared/toasts/ToastProvider';
import profile from '../components/Profile.module.css';
import { accessTokenMessages } from './access-tokens.messages';
import { type AccessToken, useRevokeToken } from './access-tokens.queries';
import styles from './AccessTokens.module.css';

/** One token: what it allows, until when, and a button that ends it after a question. */
export function AccessTokenRow({ token }: { token: AccessToken }) {
  const text = useMessages(accessTokenMessages);
  const { format } = useLocale();
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const revoke = useRevokeToken();
  const [asks, setAsks] = useState(false);
  return (
    <li className={profile.session}>
      <span className={profile.device}>
        <strong>
          <Isolated>{token.name}</Isolated>
        </strong>
        <span>
          {text.until(format.date(token.expiresAt))}
          {' · '}
          {token.lastUsedAt ? text.used(format.date(token.lastUsedAt)) : text.unused}
        </span>
        <bdi dir="ltr" className={styles.scopes}>
          {token.scopes.join(' ')}
        </bdi>
      </span>
      <Button variant="outlined" color="error" aria-label={text.revokeOf(token.name)} onClick={() => setAsks(true)}>
        {text.revoke}
      </Button>
      {asks && (
        <ConfirmDialog
          title={text.revokeTitle}
          confirm={text.revokeYes}
          cancel={text.cancel}
          busy={revoke.isPending}
          onCancel={() => setAsks(false)}
          onConfirm={() =>
            revoke.mutate(token.id, {
              onSuccess: () => toast({ title: text.revoked, kind: 'success' }),
              onError: (error) => notifyFailure(error, { title: text.revokeFailed }),
            })
          }
        >
          {text.revokeText(token.name)}
        </ConfirmDialog>
      )}
    </li>
  );
}
