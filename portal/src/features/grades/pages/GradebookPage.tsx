import { EmptyState, shell, Skeleton, useLocale, useMessages } from '@masar/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import { SearchField } from '#shared/forms/SearchField';
import { ListStates } from '#shared/list/ListStates';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { rowsOf } from '#shared/query/list-page';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { BookActions } from '../components/BookActions';
import { CellWindow } from '../components/CellWindow';
import styles from '../components/Gradebook.module.css';
import { GradeGrid } from '../components/GradeGrid';
import { NoGrades } from '../components/NoGrades';
import { Signs } from '../components/Signs';
import { type Gradebook, gradeQueries } from '../grades.queries';
import { gradeWords } from '../messages/grade-words.messages';
import { gradebookMessages } from '../messages/gradebook.messages';

/** /courses/{id}/grades: what every learner of a course has in each item, and entering it (GRD-1). */
export default function GradebookPage() {
  const text = useMessages(gradebookMessages);
  const words = useMessages(gradeWords);
  const { id = '' } = useParams();
  const book = useSignedInQuery(gradeQueries.book(id));
  return (
    <Page
      title={text.title}
      intro={text.intro}
      back={{ to: paths.course.href(id), label: words.backToCourse }}
      action={<BookActions courseId={id} />}
    >
      {book.data ? (
        <LoadedBook book={book.data} />
      ) : book.isError ? (
        <NoGrades error={book.error} onRetry={() => void book.refetch()} />
      ) : (
        <div className={styles.pending}>
          <Skeleton height="56px" />
          <Skeleton height="60vh" />
        </div>
      )}
    </Page>
  );
}

function LoadedBook({ book }: { book: Gradebook }) {
  const text = useMessages(gradebookMessages);
  const words = useMessages(gradeWords);
  const { digits } = useLocale();
  const { courseId } = book;
  const [name, setName] = useState('');
  const [opened, setOpened] = useState<{ userId: string; itemId: string } | undefined>();
  const open = useCallback((userId: string, itemId: string) => setOpened({ userId, itemId }), []);
  const list = useInfiniteQuery(gradeQueries.rows(courseId, name));
  const rows = rowsOf(list.data);
  const total = list.data?.pages[0]?.total ?? 0;
  const row = rows.find(({ userId }) => userId === opened?.userId);
  const item = book.items.find(({ id }) => id === opened?.itemId);
  const cell = row?.cells.find(({ itemId }) => itemId === opened?.itemId);
  if (book.items.length === 0)
    return (
      <EmptyState
        headingLevel={2}
        title={text.empty}
        action={<ButtonLink to={paths.gradePlan.href(courseId)}>{text.plan}</ButtonLink>}
      >
        {text.emptyHint}
      </EmptyState>
    );
  return (
    <div className={shell.stack14}>
      <SearchField label={text.search} hint={text.searchHint} value={name} onChange={setName} />
      <p role="status" className={styles.facts}>
        {list.data && text.count(total, digits)}
      </p>
      <ListStates
        list={list}
        isEmpty={rows.length === 0}
        skeleton={<Skeleton height="60vh" />}
        empty={
          name ? (
            <EmptyState headingLevel={2} drawing="lost" title={text.noneFound} />
          ) : (
            <EmptyState headingLevel={2} title={text.nobody}>
              {text.nobodyHint}
            </EmptyState>
          )
        }
        failed={words.failed}
      >
        <Signs />
        <p className="visually-hidden">{text.keys}</p>
        <GradeGrid book={book} rows={rows} onOpen={open} />
      </ListStates>
      {row && item && cell && (
        <CellWindow
          key={`${row.userId} ${item.id}`}
          courseId={courseId}
          row={row}
          item={item}
          cell={cell}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
