import { defineMessages } from '@masar/i18n';
import { useEffect, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { Spinner } from '../controls/Spinner.tsx';
import { useMessages } from '../locale/LocaleProvider.tsx';
import styles from './PageSpinner.module.css';

const messages = defineMessages({
  ar: {
    loading: 'جارٍ التحميل',
    late: 'التحميل أبطأ من المعتاد',
    lateHint: 'الشبكة أو الخادم بطيء الآن. تظهر الصفحة وحدها حين تصل، ولك أن تعيد تحميلها.',
    reload: 'إعادة تحميل الصفحة',
  },
  en: {
    loading: 'Loading',
    late: 'This takes longer than usual',
    lateHint: 'The network or the server is slow. The page appears by itself when it arrives, or you may reload it.',
    reload: 'Reload the page',
  },
});

/** Milliseconds after which turning alone says too little. */
const patience = 8000;

/** Fills the page while there is nothing else to show yet, and says so where that lasts (PERF-5). */
export function PageSpinner() {
  const text = useMessages(messages);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.center} role="status">
      <Spinner size={40} />
      {isLate ? <LateWords /> : <span className="visually-hidden">{text.loading}</span>}
    </div>
  );
}

function LateWords() {
  const text = useMessages(messages);
  // Where the page has said what it is, this is no second heading of it.
  const [Title] = useState<'p' | 'h1'>(() => (document.querySelector('h1') ? 'p' : 'h1'));
  return (
    <div className={styles.late}>
      <Title className={styles.title}>{text.late}</Title>
      <p>{text.lateHint}</p>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        {text.reload}
      </Button>
    </div>
  );
}
