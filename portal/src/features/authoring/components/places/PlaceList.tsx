import { type PlaceState, placeStates } from '@masar/domain';
import { EmptyState, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CompactSelect } from '#shared/forms/CompactSelect';
import { ListStates } from '#shared/list/ListStates';
import { rowsOf } from '#shared/query/list-page';
import { coursePlacesMessages } from '../../messages/course-places.messages';
import { placesOfCourse } from '../../places.queries';
import styles from './PlaceList.module.css';
import { PlaceRow } from './PlaceRow';
import { usePlaceStateNames } from './usePlaceStateNames';

/** Who asked for a place in a course and who has one; what waits is shown first (PAY-1). */
export function PlaceList({ courseId }: { courseId: string }) {
  const text = useMessages(coursePlacesMessages);
  const states = usePlaceStateNames();
  const { digits } = useLocale();
  const [state, setState] = useState<PlaceState | ''>('asked');
  const list = useInfiniteQuery(placesOfCourse(courseId, state));
  const places = rowsOf(list.data);
  return (
    <section className={shell.stack16} aria-labelledby="course-places">
      <div className={`${shell.row} ${styles.head}`}>
        <div>
          <h2 id="course-places">{text.listTitle}</h2>
          {state === 'asked' && (
            <p role="status" className={styles.hint}>
              {list.data ? text.waiting(list.data.pages[0]?.total ?? 0, digits) : '\u00a0'}
            </p>
          )}
        </div>
        <div className={styles.filter}>
          <CompactSelect
            label={text.show}
            options={[...placeStates.map((value) => ({ value, label: states[value] })), { value: '', label: text.all }]}
            value={state}
            onChange={setState}
          />
        </div>
      </div>
      <ListStates
        list={list}
        isEmpty={places.length === 0}
        skeleton={
          <div className={styles.pending}>
            <RowsSkeleton rows={2} />
          </div>
        }
        empty={
          <EmptyState headingLevel={3} title={text.empty}>
            {text.emptyHint}
          </EmptyState>
        }
        failed={text.listFailed}
        headingLevel={3}
      >
        <ul role="list" className={shell.stack12}>
          {places.map((place) => (
            <PlaceRow key={place.id} place={place} />
          ))}
        </ul>
      </ListStates>
    </section>
  );
}
