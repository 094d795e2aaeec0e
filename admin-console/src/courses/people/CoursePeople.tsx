import { givenCourseRights } from '@masar/domain';
import { isolated } from '@masar/i18n';
import { Button, Card, ErrorState, RowsSkeleton, SelectField, shell, useMessages } from '@masar/ui';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { RecordLink } from '../../records/RecordLink';
import type { Course } from '../course.fields';
import { coursePeopleMessages } from './course-people.messages';
import styles from './CoursePeople.module.css';
import { InviteToTeach } from './InviteToTeach';
import { type CourseInvitation, type CoursePerson, useCoursePeople, useCoursePeopleDeed } from './useCoursePeople';

/** Who teaches the course and with which right: invited, changed and taken back here too (CRS-14, CON-1). */
export function CoursePeople({ course }: { course: Course }) {
  const text = useMessages(coursePeopleMessages);
  const { data, isError, refetch } = useCoursePeople(course.id);
  return (
    <Card as="section" className={shell.stack12}>
      <h2>{text.title}</h2>
      {isError && <ErrorState title={text.loadFailed} headingLevel={3} onRetry={() => void refetch()} />}
      {!data && !isError && <RowsSkeleton rows={2} />}
      {data && (
        <>
          {data.people.length === 0 && <p>{text.nobody}</p>}
          <ul role="list" className={shell.stack12}>
            {data.people.map((person) => (
              <PersonRow key={person.id} courseId={course.id} person={person} />
            ))}
            {data.invitations.map((invitation) => (
              <InvitationRow key={invitation.id} courseId={course.id} invitation={invitation} />
            ))}
          </ul>
          <InviteToTeach courseId={course.id} />
        </>
      )}
    </Card>
  );
}

function PersonRow({ courseId, person }: { courseId: string; person: CoursePerson }) {
  const text = useMessages(coursePeopleMessages);
  const { isBusy, send } = useCoursePeopleDeed(courseId);
  const name = person.name ?? text.nameless;
  const path = `courses/${courseId}/people/${person.id}`;
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <RecordLink resource="users" id={person.id}>
          {name}
        </RecordLink>
        {!person.isInEffect && <span className={styles.hint}>{text.waitsForRole}</span>}
      </span>
      {person.right === 'owner' ? (
        <span>{text.owner}</span>
      ) : (
        <>
          <SelectField
            label={text.rightOf(isolated(name))}
            value={person.right}
            disabled={isBusy}
            onChange={({ target }) =>
              send({ method: 'PATCH', path, body: { right: target.value }, done: text.changed })
            }
          >
            {givenCourseRights.map((right) => (
              <option key={right} value={right}>
                {text[right]}
              </option>
            ))}
          </SelectField>
          <AskedDeed
            label={text.takeBack}
            of={text.takeBackOf(name)}
            hint={text.takeBackHint}
            isBusy={isBusy}
            onConfirm={() => send({ method: 'DELETE', path, done: text.takenBack })}
          />
        </>
      )}
    </li>
  );
}

function InvitationRow({ courseId, invitation }: { courseId: string; invitation: CourseInvitation }) {
  const text = useMessages(coursePeopleMessages);
  const { isBusy, send } = useCoursePeopleDeed(courseId);
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <bdi dir="ltr">{invitation.email}</bdi>
        <span className={styles.hint}>{text.waiting(text[invitation.right])}</span>
      </span>
      <AskedDeed
        label={text.takeBack}
        of={text.takeBackOf(invitation.email)}
        hint={text.takeBackInvitationHint}
        isBusy={isBusy}
        onConfirm={() =>
          send({ method: 'DELETE', path: `course-invitations/${invitation.id}`, done: text.invitationTakenBack })
        }
      />
    </li>
  );
}

interface AskedDeedProps {
  label: string;
  /** The label with whom it is about. */
  of: string;
  hint: string;
  isBusy: boolean;
  onConfirm: () => void;
}

function AskedDeed({ label, of, hint, isBusy, onConfirm }: AskedDeedProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="quiet" busy={isBusy} aria-label={of} onClick={() => setAsked(true)}>
        {label}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={of}
        content={hint}
        confirm={label}
        onConfirm={() => {
          setAsked(false);
          onConfirm();
        }}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
