import { Fragment } from 'react';
import styles from './WithAddresses.module.css';

/** An address as a part of its own in a sentence of either language. */
export const isolated = (address: string): string => `\u2066${address}\u2069`;

/** Letters that a line of the narrowest phone surely holds. */
const lineAtLeast = 28;

/**
 * A sentence whose isolated addresses read left to right (I18N-1). Where no line holds one whole it breaks behind its @,
 * elsewhere only where a part alone is longer than a line; the sign that follows stays with it.
 */
export function WithAddresses({ children }: { children: string }) {
  const parts = children.split(/\u2066([^\u2066\u2069]*)\u2069(\p{P}*)/u);
  return parts.map((part, index) => {
    // Parts have no names of their own; of three one is the sentence, one an address, one what follows at once.
    if (index % 3 === 2) return null;
    if (index % 3 === 0) return <Fragment key={index}>{part}</Fragment>;
    return (
      <span key={index} className={styles.whole}>
        <bdi dir="ltr">
          {part.split(/(?<=@)/).map((piece, place) => (
            <Fragment key={piece}>
              {place > 0 && <wbr />}
              <span className={piece.length > lineAtLeast ? undefined : styles.piece}>{piece}</span>
            </Fragment>
          ))}
        </bdi>
        {parts[index + 1]}
      </span>
    );
  });
}
