import { EmptyState, PlusIcon, RowsSkeleton, shell, useMessages } from '@masar/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ListStates } from '#shared/list/ListStates';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { rowsOf } from '#shared/query/list-page';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { courseQueries } from '#subjects/courses/course.queries';
import { assignmentQueries } from '../assignments.queries';
import { AssignmentCard } from '../components/AssignmentCard';
import { assignmentsMessages } from '../messages/assignments.messages';

/** /courses/{id}/assignments: what a course asks for, with where the reader stands in each (ASG-1). */
export default function AssignmentsPage() {
  const text = useMessages(assignmentsMessages);
  const { id = '' } = useParams();
  const course = useSignedInQuery(courseQueries.detail(id));
  const list = useInfiniteQuery(assignmentQueries.ofCourse(id));
  const rows = rowsOf(list.data);
  const marks = course.data?.canMark === true;
  return (
    <Page
      title={text.title}
      intro={marks ? text.introOfAuthor : text.intro}
      back={{ to: paths.course.href(id), label: text.backToCourse }}
      action={
        marks && (
          <div className={shell.row12}>
            {course.data?.canEdit && (
              <ButtonLink to={paths.writeAssignment.href(id, 'new')}>
                <PlusIcon size={18} />
                {text.write}
              </ButtonLink>
            )}
            <ButtonLink to={paths.marking.href()} variant="secondary">
              {text.marking}
            </ButtonLink>
          </div>
        )
      }
    >
      <ListStates
        list={list}
        isEmpty={rows.length === 0}
        skeleton={<RowsSkeleton rows={2} />}
        empty={
          <EmptyState
            headingLevel={2}
            title={text.empty}
            action={!marks && <ButtonLink to={paths.course.href(id)}>{text.backToCourse}</ButtonLink>}
          >
            {course.data?.canEdit ? text.emptyHintOfAuthor : text.emptyHint}
          </EmptyState>
        }
        failed={text.failed}
        headingLevel={2}
      >
        <ul role="list" className={shell.stack12}>
          {rows.map((row) => (
            <li key={row.id}>
              <AssignmentCard assignment={row} isAuthor={marks} />
            </li>
          ))}
        </ul>
      </ListStates>
    </Page>
  );
}
