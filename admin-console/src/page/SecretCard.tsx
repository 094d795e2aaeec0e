import { Card, Notice, shell, ShownOnce } from '@masar/ui';
import { useNotify } from 'react-admin';

interface SecretCardProps {
  title: string;
  warning: string;
  secret: string;
  text: { copy: string; copied: string; actionFailed: string };
}

/** A new secret on the page that made it. */
export function SecretCard({ title, warning, secret, text }: SecretCardProps) {
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      notify(text.copied, { type: 'success' });
    } catch {
      // Browsers have no clipboard for pages that aren't served securely.
      notify(text.actionFailed, { type: 'error' });
    }
  };
  return (
    <Card as="section" className={shell.stack12}>
      <h2>{title}</h2>
      <Notice kind="warning">{warning}</Notice>
      <ShownOnce secret={secret} copy={text.copy} onCopy={() => void copy()} />
    </Card>
  );
}
