import { codeParts } from '../model/code-parts';
import styles from './CodeText.module.css';

/** A question's text in which code reads from left to right (I18N-1). */
export function CodeText({ children }: { children: string }) {
  return codeParts(children).map(({ text, isCode }, place) =>
    isCode ? (
      <code key={place} dir="ltr" className={styles.code}>
        {text}
      </code>
    ) : (
      <span key={place}>{text}</span>
    ),
  );
}
