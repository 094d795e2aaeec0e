import { Fragment } from 'react';
import { codeTokens } from './code-tokens';
import styles from './InlineCode.module.css';

/** What a browser may end a line at within a word. */
const sign = /[^\s\w]/;

const inPieces = (code: string) =>
  codeTokens(code).map(({ pieces, isWhole }, place) => (
    // Tokens of a text that does not change: their place is their name.
    <span key={place} className={isWhole ? styles.token : undefined}>
      {pieces.map((piece, part) => (
        <Fragment key={part}>
          {part > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </span>
  ));

/** Code among words: from left to right, its tokens in one piece. */
export function InlineCode({ children }: { children: string }) {
  return (
    <bdi dir="ltr">
      <code className={styles.code}>{sign.test(children) ? inPieces(children) : children}</code>
    </bdi>
  );
}
