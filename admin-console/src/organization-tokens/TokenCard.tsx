import { Button, buttonClass, Card, Isolated, shell, useLocale, useMessages } from '@masar/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OrganizationToken } from './organization-token';
import { organizationTokenCalls } from './organization-token-calls';
import { organizationTokensMessages } from './organization-tokens.messages';
import styles from './OrganizationTokens.module.css';

/** What a token reads, until when, and when it last did; its uses stand in the audit log. */
export function TokenCard({ token: { id, name, scopes, expiresAt, lastUsedAt } }: { token: OrganizationToken }) {
  const text = useMessages(organizationTokensMessages);
  const { format } = useLocale();
  const notify = useNotify();
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const revoke = useMutation({
    mutationFn: () => organizationTokenCalls.revoke(id),
    onSuccess: () => {
      notify(text.revoked, { type: 'success' });
      void client.invalidateQueries({ queryKey: ['organization-tokens'] });
    },
    onError: (error) => notify(error.message || text.actionFailed, { type: 'error' }),
  });
  const filter = encodeURIComponent(JSON.stringify({ resource: 'organization-tokens', resourceId: id }));
  return (
    <Card as="li" className={`${shell.stack16} ${styles.card}`}>
      <strong>
        <Isolated>{name}</Isolated>
      </strong>
      <p>{scopes.map((scope) => text[scope]).join(' · ')}</p>
      <p className={styles.note}>
        {text.expires(format.date(expiresAt))} ·{' '}
        {lastUsedAt ? text.lastUsed(format.relative(lastUsedAt)) : text.neverUsed}
      </p>
      <div className={shell.line12}>
        <Link
          className={buttonClass({ variant: 'secondary' })}
          to={`/audit-log?filter=${filter}`}
          aria-label={text.usesOf(name)}
        >
          {text.uses}
        </Link>
        <Button
          variant="quiet"
          busy={revoke.isPending}
          aria-label={text.revokeOf(name)}
          onClick={() => setIsAsked(true)}
        >
          {text.revoke}
        </Button>
      </div>
      <Confirm
        isOpen={isAsked}
        title={text.revokeOf(name)}
        content={text.revokeText}
        confirm={text.revokeToken}
        cancel={text.cancel}
        onConfirm={() => {
          setIsAsked(false);
          revoke.mutate();
        }}
        onClose={() => setIsAsked(false)}
      />
    </Card>
  );
}
