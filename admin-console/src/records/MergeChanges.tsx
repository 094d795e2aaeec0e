import { useEffect, useRef, useState } from 'react';
import { Button, Card, Notice, useMessages, Isolated } from '@masar/ui';
import { conflictsOf, merged, type Side } from './merge';
import styles from './MergeChanges.module.css';
import { recordsMessages } from './records.messages';

type Entry = Record<string, unknown>;

interface MergeChangesProps {
  before: Entry;
  mine: Entry;
  theirs: Entry;
  /** The fields of the form with their names. */
  labels: Readonly<Record<string, string>>;
  isSaving: boolean;
  onSave: (data: Entry) => void;
  onCancel: () => void;
}

/** Somebody else saved first: field by field, mine or theirs, and saved again (CON-1). */
export function MergeChanges({ before, mine, theirs, labels, isSaving, onSave, onCancel }: MergeChangesProps) {
  const text = useMessages(recordsMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const [sides, setSides] = useState<Record<string, Side>>({});
  const conflicts = conflictsOf(before, mine, theirs, Object.keys(labels));
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section">
      <h2 ref={heading} className={styles.title} tabIndex={-1}>
        {text.mergeTitle}
      </h2>
      <Notice kind="warning">{conflicts.length > 0 ? text.mergeText : text.mergeNothing}</Notice>
      <div className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text.field}</th>
              <th scope="col">{text.mine}</th>
              <th scope="col">{text.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {conflicts.map(({ field, suggested, ...values }) => (
              <tr key={field}>
                <th scope="row">{labels[field]}</th>
                {(['mine', 'theirs'] as const).map((side) => (
                  <td key={side} data-label={text[side]}>
                    <label className={styles.choice}>
                      <input
                        type="radio"
                        name={field}
                        checked={(sides[field] ?? suggested) === side}
                        onChange={() => setSides({ ...sides, [field]: side })}
                      />
                      <Isolated>{readable(values[side])}</Isolated>
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.actions}>
        <Button busy={isSaving} onClick={() => onSave(merged(mine, theirs, conflicts, sides))}>
          {text.saveMerged}
        </Button>
        <Button variant="secondary" disabled={isSaving} onClick={onCancel}>
          {text.discardMine}
        </Button>
      </div>
    </Card>
  );
}

function readable(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value as string | number | boolean);
}
