import { Isolated, shell, useLocale, useMessages } from '@masar/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { RelativeTime } from '#shared/time/RelativeTime';
import { type LearningSign, learningSignQueries } from '../learning-signs.queries';
import { learningSignsMessages, signKindMessages } from '../messages/learning-signs.messages';
import styles from './CertificateReviews.module.css';
import { QuizName } from './QuizName';
import { WaitingWishes } from './WaitingWishes';

/** What looked odd at quizzes of own courses; nothing is decided by it (EVD-5). */
export function LearningSigns() {
  const text = useMessages(learningSignsMessages);
  const list = useInfiniteQuery(learningSignQueries.list());
  return (
    <WaitingWishes title={text.title} hint={text.hint} failed={text.failed} place="signs" none={text.none} list={list}>
      {(sign) => <SignRow key={sign.id} sign={sign} />}
    </WaitingWishes>
  );
}

function SignRow({ sign }: { sign: LearningSign }) {
  const text = useMessages(learningSignsMessages);
  const kinds = useMessages(signKindMessages);
  const { digits } = useLocale();
  return (
    <li className={`${shell.card} ${shell.line} ${styles.row}`}>
      <div className={styles.words}>
        <strong>
          <Isolated>{sign.userName ?? text.somebody}</Isolated>
        </strong>
        <p className={styles.note}>{kinds[sign.kind]}</p>
        <p className={styles.facts}>
          <Link to={sign.lessonId ? paths.lesson.href(sign.courseId, sign.lessonId) : paths.course.href(sign.courseId)}>
            <QuizName of={sign} />
          </Link>
          {` · ${text.times(sign.times, digits)} · ${text.last} `}
          <RelativeTime at={sign.noticedAt} />
        </p>
      </div>
    </li>
  );
}
