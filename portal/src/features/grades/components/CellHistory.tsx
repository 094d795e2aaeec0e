import { Isolated, shell, Skeleton, useMessages } from '@masar/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListStates } from '#shared/list/ListStates';
import { rowsOf } from '#shared/query/list-page';
import { RelativeTime } from '#shared/time/RelativeTime';
import { type GradeChange, type GradeItem, gradeQueries } from '../grades.queries';
import { gradeCellMessages } from '../messages/grade-cell.messages';
import { gradeWords } from '../messages/grade-words.messages';
import { useGradeFigures } from '../model/useGradeFigures';
import styles from './Gradebook.module.css';

/** Who changed a cell, when, from what to what and why; the latest first. */
export function CellHistory({ courseId, item, userId }: { courseId: string; item: GradeItem; userId: string }) {
  const text = useMessages(gradeCellMessages);
  const list = useInfiniteQuery(gradeQueries.changes(courseId, userId, item.id));
  const changes = rowsOf(list.data);
  return (
    <section className={`${shell.stack14} ${styles.history}`} aria-labelledby="cell-history">
      <h3 id="cell-history">{text.history}</h3>
      <ListStates
        list={list}
        isEmpty={changes.length === 0}
        skeleton={<Skeleton height="3em" />}
        empty={<p className={styles.hint}>{text.noHistory}</p>}
        failed={text.historyFailed}
        headingLevel={3}
      >
        <ol role="list" className={shell.stack14}>
          {changes.map((change) => (
            <Change key={change.id} change={change} item={item} />
          ))}
        </ol>
      </ListStates>
    </section>
  );
}

function Change({ change, item }: { change: GradeChange; item: GradeItem }) {
  const text = useMessages(gradeCellMessages);
  const words = useMessages(gradeWords);
  const { score } = useGradeFigures();
  const sideOf = (side: GradeChange['before']) => {
    if (side.isExcused) return words.excused;
    if (side.score !== null) return score(item.kind, side.score, item.maximum);
    return item.kind === 'manual' ? text.nothing : text.asFound;
  };
  return (
    <li className={styles.change}>
      <p>{text.change(sideOf(change.before), sideOf(change.after))}</p>
      {change.reason && (
        <p>
          <Isolated>{change.reason}</Isolated>
        </p>
      )}
      <p className={styles.hint}>
        <Isolated>{change.byName ?? text.someone}</Isolated>
        {' · '}
        <RelativeTime at={change.changedAt} />
        {change.way === 'file' && ` · ${text.byFile}`}
      </p>
    </li>
  );
}
