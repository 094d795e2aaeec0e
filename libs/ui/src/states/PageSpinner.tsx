import { useEffect, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { Spinner } from '../controls/Spinner.tsx';
import { useMessages } from '../locale/LocaleProvider.tsx';
import { pageSpinnerMessages } from './page-spinner.messages.ts';
import styles from './PageSpinner.module.css';

/** Milliseconds after which turning alone says too little. */
const patience = 8000;

/** Fills the page while there is nothing else to show yet, and says so where that lasts (PERF-5). */
export function PageSpinner() {
  const text = useMessages(pageSpinnerMessages);
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
  const text = useMessages(pageSpinnerMessages);
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
