import { textDirection } from '@masar/i18n';
import { Button, lazyCode, useMessages } from '@masar/ui';
import { Suspense, useState } from 'react';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useSession } from '#shared/session/SessionProvider';
import type { CourseDetail } from '#subjects/courses/course-answers';
import { CoursePrice } from '#subjects/courses/CoursePrice';
import { useEnroll } from '#subjects/courses/useEnroll';
import { useEnrollmentsAreKnown } from '#subjects/courses/useEnrollment';
import { useMyPlace, useWaysToJoin } from '#subjects/courses/useWaysToJoin';
import { joinsAtOnce, type WayToJoin } from '#subjects/courses/way-to-join';
import { courseDetailMessages } from '../course-detail.messages';
import { joinMessages } from '../join.messages';
import styles from './EnrollCard.module.css';
import { TakeBackRequest } from './TakeBackRequest';

const AskForPlaceDialog = lazyCode(() => import('./AskForPlaceDialog'));

/** It keeps its place meanwhile. */
const notYet = { visibility: 'hidden' } as const;

/** Price, what joining takes, and the button that does it (ENR-1, PAY-1). */
export function JoinCourse({ course }: { course: CourseDetail }) {
  const text = useMessages(joinMessages);
  const way = useWaysToJoin()(course);
  const place = useMyPlace(course.id);
  const isKnown = useEnrollmentsAreKnown();
  // Who teaches it needs no place (CRS-14).
  const teaches = course.right !== null && Number(course.price) > 0;
  const notes: Partial<Record<WayToJoin, string>> = {
    demo: text.demo,
    ask: text.askHint,
    asked: text.askedHint,
    granted: text.granted,
    declined: text.declinedHint,
  };
  const note = teaches ? text[course.canEdit ? 'placesHint' : 'assistsHint'] : way && notes[way];
  const reason = way === 'granted' || way === 'declined' ? place?.reason : null;
  return (
    <div className={styles.join}>
      {note && <p className={styles.note}>{note}</p>}
      {reason && (
        <p className={`${styles.note} ${styles.answer}`} dir={textDirection(reason)}>
          <span className="visually-hidden">{text.reason} </span>
          {reason}
        </p>
      )}
      <div className={styles.row} style={isKnown ? undefined : notYet}>
        <span className={styles.price}>
          <CoursePrice price={course.price} />
        </span>
        {!teaches && way && <Action courseId={course.id} way={way} placeId={place?.id} />}
        {teaches && course.canEdit && (
          <ButtonLink to={paths.coursePlaces.href(course.id)} size="large" wide>
            {text.places}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

interface ActionProps {
  courseId: string;
  way: WayToJoin;
  placeId: string | undefined;
}

function Action({ courseId, way, placeId }: ActionProps) {
  const words = useMessages(courseDetailMessages);
  const text = useMessages(joinMessages);
  const enroll = useEnroll();
  if (joinsAtOnce(way)) {
    const label = way === 'granted' ? text.join : words.enroll;
    return (
      <Button size="large" wide busy={enroll.isPending} onClick={() => enroll.mutate({ courseId, way })}>
        {enroll.isPending ? words.enrolling : label}
      </Button>
    );
  }
  if (way === 'ask') return <Ask courseId={courseId} />;
  return (
    <>
      <strong className={styles.waiting}>{way === 'asked' ? text.asked : text.declined}</strong>
      {way === 'asked' && placeId && <TakeBackRequest placeId={placeId} />}
    </>
  );
}

/** Visitors sign in first and come back to the course. */
function Ask({ courseId }: { courseId: string }) {
  const text = useMessages(joinMessages);
  const { isSignedIn } = useSession();
  const [isAsking, setAsking] = useState(false);
  if (!isSignedIn) {
    return (
      <ButtonLink to={paths.login.href(encodeURIComponent(paths.course.href(courseId).slice(1)))} size="large" wide>
        {text.ask}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button size="large" wide onClick={() => setAsking(true)}>
        {text.ask}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <AskForPlaceDialog courseId={courseId} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
