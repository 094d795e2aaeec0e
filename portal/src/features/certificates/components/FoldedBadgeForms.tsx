import { useMessages } from '@masar/ui';
import { badgeMessages } from '../badge.messages';
import { BadgeForms } from './BadgeForms';
import styles from './BadgeForms.module.css';

/** Folded by the browser itself, on the public page of a certificate. */
export function FoldedBadgeForms({ code }: { code: string }) {
  const text = useMessages(badgeMessages);
  return (
    <details>
      <summary className={styles.title}>{text.title}</summary>
      <BadgeForms code={code} />
    </details>
  );
}
