import type { ScamSign } from '@masar/domain';
import { Badge, useMessages } from '@masar/ui';
import styles from './HeldFor.module.css';
import { heldForMessages } from './pending-postings.messages';

/** Why a posting waits: the signs of a trap found in it, or that everything new does (OPP-4). */
export function HeldFor({ signs }: { signs: readonly ScamSign[] }) {
  const text = useMessages(heldForMessages);
  return (
    <ul className={styles.signs} role="list">
      {signs.map((sign) => (
        <li key={sign}>
          <Badge tone="yellow">{text[sign]}</Badge>
        </li>
      ))}
      {signs.length === 0 && (
        <li>
          <Badge>{text.newPosting}</Badge>
        </li>
      )}
    </ul>
  );
}
