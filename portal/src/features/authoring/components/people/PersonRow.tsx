import { givenCourseRights } from '@masar/domain';
import { Avatar, Badge, Isolated, shell, useMessages } from '@masar/ui';
import { useNavigate } from 'react-router-dom';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { CompactSelect } from '#shared/forms/CompactSelect';
import { paths } from '#shared/navigation/paths';
import { useSession } from '#shared/session/SessionProvider';
import { useToast } from '#shared/toasts/ToastProvider';
import type { CourseDetail } from '#subjects/courses/course-answers';
import { courseRightWords } from '#subjects/courses/course-rights.messages';
import { coursePeopleMessages } from '../../messages/course-people.messages';
import { type CoursePerson, useChangeRight, useEndRight, useHandOver } from '../../people.queries';
import { AskedDeed } from './AskedDeed';
import styles from './CoursePeople.module.css';

interface PersonRowProps {
  course: CourseDetail;
  person: CoursePerson;
}

/** Somebody who teaches the course, and what may be done with their right. */
export function PersonRow({ course, person }: PersonRowProps) {
  const text = useMessages(coursePeopleMessages);
  const rights = useMessages(courseRightWords);
  const { user } = useSession();
  const name = person.name ?? text.nameless;
  const isOwn = person.id === user?.id;
  const isGiven = person.right !== 'owner';
  return (
    <li className={styles.row}>
      <Avatar personId={person.id} name={name} imageUrl={person.profileImageUrl} />
      <div className={styles.words}>
        <h3 className={`${shell.line} ${styles.name}`}>
          <Isolated>{name}</Isolated>
          <Badge tone={isGiven ? 'neutral' : 'green'}>{rights[person.right]}</Badge>
          {isOwn && <span className={styles.facts}>{text.you}</span>}
        </h3>
        <p className={styles.facts}>{person.isInEffect ? text[`${person.right}Hint`] : text.waitsForRole}</p>
      </div>
      {isGiven && (course.canDirect || isOwn) && (
        <div className={styles.deeds}>
          {course.canDirect && <ChangeRight courseId={course.id} person={person} name={name} />}
          {course.canDirect && person.isInEffect && <HandOver courseId={course.id} person={person} name={name} />}
          <EndRight courseId={course.id} person={person} name={name} isOwn={isOwn} />
        </div>
      )}
    </li>
  );
}

interface DeedProps {
  courseId: string;
  person: CoursePerson;
  name: string;
}

function ChangeRight({ courseId, person, name }: DeedProps) {
  const text = useMessages(coursePeopleMessages);
  const rights = useMessages(courseRightWords);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const change = useChangeRight(courseId, person.id);
  return (
    <div className={styles.choice}>
      <CompactSelect
        label={text.rightOf(name)}
        options={givenCourseRights.map((value) => ({ value, label: rights[value] }))}
        value={change.isPending ? change.variables : person.right === 'assistant' ? 'assistant' : 'teacher'}
        onChange={(right) =>
          change.mutate(right, {
            onSuccess: () => toast({ title: text.changed, kind: 'success' }),
            onError: (error) => notifyFailure(error, { title: text.failed }),
          })
        }
      />
    </div>
  );
}

function HandOver({ courseId, person, name }: DeedProps) {
  const text = useMessages(coursePeopleMessages);
  return (
    <AskedDeed
      label={text.handOver}
      name={text.handOverTo(name)}
      title={text.handOverTitle(name)}
      deed={useHandOver(courseId, person.id)}
      done={text.handedOver}
    >
      {text.handOverHint}
    </AskedDeed>
  );
}

/** Whoever leaves has nothing more to do here. */
function EndRight({ courseId, person, name, isOwn }: DeedProps & { isOwn: boolean }) {
  const text = useMessages(coursePeopleMessages);
  const navigate = useNavigate();
  const deed = useEndRight(courseId, person.id);
  if (isOwn)
    return (
      <AskedDeed
        label={text.leave}
        name={text.leave}
        title={text.leaveTitle}
        deed={deed}
        done={text.left}
        onDone={() => void navigate(paths.instructorDashboard.href(), { replace: true })}
      >
        {text.leaveHint}
      </AskedDeed>
    );
  return (
    <AskedDeed
      label={text.takeBack}
      name={text.takeBackOf(name)}
      title={text.takeBackTitle(name)}
      deed={deed}
      done={text.takenBack}
    >
      {text.takeBackHint}
    </AskedDeed>
  );
}
