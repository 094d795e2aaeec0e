import { useEffect, useRef } from 'react';
import { Button, Isolated, Notice, useMessages } from '@masar/ui';
import type { Settings } from './settings';
import { settingsMessages } from './settings.messages';
import styles from './Settings.module.css';

interface ChangedMeanwhileProps {
  /** As the form was opened with. */
  before: Settings;
  /** As they are now. */
  current: Settings;
  onLoad: () => void;
}

/** Two people edited: says what the other one changed, and how to go on. */
export function ChangedMeanwhile({ before, current, onLoad }: ChangedMeanwhileProps) {
  const text = useMessages(settingsMessages);
  const notice = useRef<HTMLDivElement>(null);
  // Saving stands at the end of a long form; what happened stands at its start.
  useEffect(() => notice.current?.focus(), []);
  const changed = (Object.keys(before) as (keyof Settings)[]).filter(
    (name) => name !== 'version' && before[name] !== current[name],
  );
  return (
    <div ref={notice} tabIndex={-1} className={styles.changed}>
      <Notice kind="warning">
        <p>
          <strong>{text.changedTitle}</strong> {text.changedText}
        </p>
        <p>{text.changedFields}</p>
        <ul>
          {changed.map((name) => (
            <li key={name}>
              {labelOf(text, name)}: <Isolated>{String(current[name] ?? '—')}</Isolated>
            </li>
          ))}
        </ul>
        <Button variant="secondary" onClick={onLoad}>
          {text.load}
        </Button>
      </Notice>
    </div>
  );
}

/** Social accounts are called by their own names. */
function labelOf(text: Record<string, unknown>, name: string): string {
  const label = text[name];
  return typeof label === 'string' ? label : name.replace(/Url$/, '');
}
