import { Button, Isolated, Notice, useLocale, useMessages } from '@masar/ui';
import { useEffect, useRef } from 'react';
import { mergeEntriesOf } from '../records/fields/merge-entries';
import { type Settings, settingsFields } from './settings.fields';
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
  const locale = useLocale();
  const notice = useRef<HTMLDivElement>(null);
  // Saving stands at the end of a long form; what happened stands at its start.
  useEffect(() => notice.current?.focus(), []);
  const changed = Object.values(settingsFields)
    .flatMap((fields) => mergeEntriesOf(fields, locale))
    .filter(({ source }) => before[source as keyof Settings] !== current[source as keyof Settings]);
  return (
    <div ref={notice} tabIndex={-1} className={styles.changed}>
      <Notice kind="warning">
        <p>
          <strong>{text.changedTitle}</strong> {text.changedText}
        </p>
        <p>{text.changedFields}</p>
        <ul>
          {changed.map(({ source, label, tell }) => (
            <li key={source}>
              {label}: <Isolated>{tell(current[source as keyof Settings]) ?? '—'}</Isolated>
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
