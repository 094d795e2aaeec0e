import { ApiError } from '@masar/contracts';
import { pickLocalized } from '@masar/i18n';
import { EmptyState, Isolated, RowsSkeleton, shell, Skeleton, useLocale, useMessages } from '@masar/ui';
import { useParams } from 'react-router-dom';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { NoGrades } from '../components/NoGrades';
import styles from '../components/OwnGrades.module.css';
import { OwnItem } from '../components/OwnItem';
import { OwnTotals } from '../components/OwnTotals';
import { gradeQueries, type OwnGrades } from '../grades.queries';
import { gradeWords } from '../messages/grade-words.messages';
import { ownGradesMessages } from '../messages/own-grades.messages';
import { ownDropped, ownGroups } from '../model/own-groups';
import { useGradeFigures } from '../model/useGradeFigures';

/** /courses/{id}/my-grades: where the reader stands in each item of a course, and what can still be reached (GRD-1). */
export default function MyGradesPage() {
  const text = useMessages(ownGradesMessages);
  const words = useMessages(gradeWords);
  const describe = useFailureText();
  const { id = '' } = useParams();
  const own = useSignedInQuery(gradeQueries.own(id));
  const hasAssignments = own.data?.items.some(({ kind }) => kind === 'assignment') ?? false;
  // Shown once it is there or has failed: what is overdue must not come after its line.
  const overdue = useSignedInQuery({ ...gradeQueries.overdue(id), enabled: hasAssignments });
  const toCourse = <ButtonLink to={paths.course.href(id)}>{text.toCourse}</ButtonLink>;
  const isPreparing = own.error instanceof ApiError && own.error.status === 409;
  return (
    <Page title={text.title} intro={text.intro} back={{ to: paths.course.href(id), label: words.backToCourse }}>
      {own.data && !(hasAssignments && overdue.isPending) ? (
        <Loaded own={own.data} overdue={overdue.data ?? []} />
      ) : isPreparing ? (
        <EmptyState headingLevel={2} drawing="locked" title={text.notOpen} action={toCourse}>
          {describe(own.error)}
        </EmptyState>
      ) : own.isError ? (
        <NoGrades
          error={own.error}
          onRetry={() => void own.refetch()}
          forbidden={
            <EmptyState headingLevel={2} drawing="locked" title={text.notLearner} action={toCourse}>
              {text.notLearnerHint}
            </EmptyState>
          }
        />
      ) : (
        <div className={styles.pending}>
          <Skeleton height="240px" />
          <RowsSkeleton rows={6} />
        </div>
      )}
    </Page>
  );
}

function Loaded({ own, overdue }: { own: OwnGrades; overdue: readonly string[] }) {
  const text = useMessages(ownGradesMessages);
  const words = useMessages(gradeWords);
  const { language, digits } = useLocale();
  const { percent } = useGradeFigures();
  if (own.items.length === 0)
    return (
      <EmptyState
        headingLevel={2}
        title={text.empty}
        action={<ButtonLink to={paths.course.href(own.courseId)}>{text.toCourse}</ButtonLink>}
      >
        {text.emptyHint}
      </EmptyState>
    );
  const dropped = ownDropped(own);
  return (
    <div className={shell.stack28}>
      <OwnTotals own={own} />
      {ownGroups(own).map(({ key, category, counts, items }) => (
        <section key={key} aria-labelledby={`group-${key}`}>
          <div className={styles.groupHead}>
            <h2 id={`group-${key}`}>
              {category ? (
                <Isolated>{pickLocalized(category, 'title', language)}</Isolated>
              ) : counts ? (
                text.all
              ) : (
                text.others
              )}
            </h2>
            {category && (
              <p className={`${shell.line} ${styles.facts}`}>
                <span>{words.categoryWeighs(percent(category.weight))}</span>
                {category.dropLowest > 0 && <span>{words.drops(category.dropLowest, digits)}</span>}
              </p>
            )}
          </div>
          <ul role="list" className={`${shell.stack28} ${shell.card} ${styles.items}`}>
            {items.map((item) => (
              <OwnItem
                key={item.itemId}
                courseId={own.courseId}
                item={item}
                counts={counts}
                isDropped={dropped.has(item.itemId)}
                isOverdue={overdue.includes(item.itemId)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
