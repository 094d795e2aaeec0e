import { Button, Card, Notice, shell } from '@masar/ui';
import { useNotify } from 'react-admin';
import styles from './ShownOnce.module.css';

interface ShownOnceProps {
  title: string;
  warning: string;
  secret: string;
  text: { copy: string; copied: string; actionFailed: string };
}

/** A secret of which the server keeps no copy, so that this is the only time that it is seen. */
export function ShownOnce({ title, warning, secret, text }: ShownOnceProps) {
  const notify = useNotify();
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => notify(text.copied, { type: 'success' }),
      () => notify(text.actionFailed, { type: 'error' }),
    );
  return (
    <Card as="section" className={shell.stack12}>
      <h2>{title}</h2>
      <Notice kind="warning">{warning}</Notice>
      <div className={shell.line12}>
        <code className={styles.secret} dir="ltr">
          {secret}
        </code>
        <Button onClick={copy}>{text.copy}</Button>
      </div>
    </Card>
  );
}
