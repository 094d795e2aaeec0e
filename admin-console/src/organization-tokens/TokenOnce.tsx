import { useNotify } from 'react-admin';
import { Button, Card, Notice, useMessages } from '@masar/ui';
import styles from './OrganizationTokens.module.css';
import { organizationTokensMessages } from './organization-tokens.messages';

/** A new token: the server keeps its hash alone, so this is the only time that it is seen (API-7). */
export function TokenOnce({ token }: { token: string }) {
  const text = useMessages(organizationTokensMessages);
  const notify = useNotify();
  const copy = () =>
    void navigator.clipboard.writeText(token).then(
      () => notify(text.copied, { type: 'success' }),
      () => notify(text.actionFailed, { type: 'error' }),
    );
  return (
    <Card as="section" className={styles.card}>
      <h2>{text.readyTitle}</h2>
      <Notice kind="warning">{text.readyText}</Notice>
      <div className={styles.actions}>
        <code className={styles.secret} dir="ltr">
          {token}
        </code>
        <Button onClick={copy}>{text.copy}</Button>
      </div>
    </Card>
  );
}
