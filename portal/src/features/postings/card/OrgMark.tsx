import { Avatar } from '@masar/ui';
import { orgInitial } from './org-initial';
import styles from './PostingCard.module.css';

/** An organisation by its first letter and a colour of its own; decorative, the name stands beside it. */
export function OrgMark({ name }: { name: string | null | undefined }) {
  return (
    <span className={styles.org}>
      <Avatar name={orgInitial(name ?? '')} size="small" />
    </span>
  );
}
