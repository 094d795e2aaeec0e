import { Button, Card, Isolated, Notice, shell, useMessages } from '@masar/ui';
import { isValidElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { isEmpty } from './fields/field';
import type { MergeEntry } from './fields/merge-entries';
import { conflictsOf, merged, type Side } from './merge';
import styles from './MergeChanges.module.css';
import { recordsMessages } from './records.messages';

type Entry = Record<string, unknown>;

interface MergeChangesProps {
  before: Entry;
  mine: Entry;
  theirs: Entry;
  /** What the form changes. */
  entries: readonly MergeEntry[];
  isSaving: boolean;
  onSave: (data: Entry) => void;
  onCancel: () => void;
}

/** Somebody else saved first: field by field, mine or theirs, and saved again (CON-1). */
export function MergeChanges({ before, mine, theirs, entries, isSaving, onSave, onCancel }: MergeChangesProps) {
  const text = useMessages(recordsMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const [sides, setSides] = useState<Record<string, Side>>({});
  const conflicts = conflictsOf(
    before,
    mine,
    theirs,
    entries.map(({ source }) => source),
  );
  const entryOf = (field: string) => entries.find(({ source }) => source === field)!;
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
                <th scope="row">{entryOf(field).label}</th>
                {(['mine', 'theirs'] as const).map((side) => (
                  <td key={side} data-label={text[side]}>
                    <label className={styles.choice}>
                      <input
                        type="radio"
                        name={field}
                        checked={(sides[field] ?? suggested) === side}
                        onChange={() => setSides({ ...sides, [field]: side })}
                      />
                      <Value told={readable(entryOf(field), values[side])} />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={shell.row12}>
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

/** As a page tells it; what has parts of its own, as it travels. */
function readable({ tell }: MergeEntry, value: unknown): ReactNode {
  if (isEmpty(value)) return '—';
  const told = tell(value);
  return typeof told === 'object' && !isValidElement(told) ? JSON.stringify(told, null, 1) : told;
}

/** Words keep their own direction. */
const Value = ({ told }: { told: ReactNode }) =>
  typeof told === 'string' || typeof told === 'number' ? <Isolated>{told}</Isolated> : told;
