import { defineMessages } from '@masar/i18n';
import { useKit } from '../kit/kit-context.ts';
import { useMessages } from '../locale/LocaleProvider.tsx';
import styles from './Spinner.module.css';

const messages = defineMessages({ ar: { loading: 'جارٍ التحميل' }, en: { loading: 'Loading' } });

/** A turning ring; silent, the text beside it speaks. */
export function Spinner({ size = 24 }: { size?: number }) {
  const kit = useKit();
  if (kit) return <kit.Spinner size={size} />;
  return <span className={styles.spinner} style={{ inlineSize: size, blockSize: size }} aria-hidden="true" />;
}

/** Fills the page while there is nothing else to show yet. */
export function PageSpinner() {
  const text = useMessages(messages);
  return (
    <div className={styles.center} role="status">
      <Spinner size={40} />
      <span className="visually-hidden">{text.loading}</span>
    </div>
  );
}
