import { useKit } from '../kit/kit-context.ts';
import styles from './Spinner.module.css';

/** A turning ring; silent, the text beside it speaks. */
export function Spinner({ size = 24 }: { size?: number }) {
  const kit = useKit();
  if (kit) return <kit.Spinner size={size} />;
  return <span className={styles.spinner} style={{ inlineSize: size, blockSize: size }} aria-hidden="true" />;
}
