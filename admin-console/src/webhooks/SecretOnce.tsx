import { useNotify } from 'react-admin';
import { Button, Card, Notice, useMessages } from '@masar/ui';
import styles from './Webhooks.module.css';
import { webhooksMessages } from './webhooks.messages';

/** The secret that signs messages: the server keeps none, so this is the only time that it is seen (API-5). */
export function SecretOnce({ secret }: { secret: string }) {
  const text = useMessages(webhooksMessages);
  const notify = useNotify();
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => notify(text.copied, { type: 'success' }),
      () => notify(text.actionFailed, { type: 'error' }),
    );
  return (
    <Card as="section" className={styles.log}>
      <h2>{text.secretTitle}</h2>
      <Notice kind="warning">{text.secretText}</Notice>
      <div className={styles.actions}>
        <code className={styles.secret} dir="ltr">
          {secret}
        </code>
        <Button onClick={copy}>{text.copy}</Button>
      </div>
    </Card>
  );
}
