import { pickLocalized, textDirection } from '@masar/i18n';
import { Badge, Isolated, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { RelativeTime } from '#shared/time/RelativeTime';
import { Panel, PanelNote } from '#subjects/dashboard/Panel';
import { PostTitle } from '#subjects/markdown/PostTitle';
import type { InstructorDashboard, WaitingQuestion } from '../instructor-dashboard.queries';
import { instructorDashboardMessages } from '../messages/instructor-dashboard.messages';
import styles from './WaitingQuestions.module.css';

/** Questions of own lessons that nobody answered, the one that waits longest first. */
export function WaitingQuestions({ dashboard }: { dashboard: InstructorDashboard | undefined }) {
  const text = useMessages(instructorDashboardMessages);
  const { digits } = useLocale();
  const questions = dashboard?.questions;
  return (
    <Panel title={text.questions}>
      {!questions && <RowsSkeleton rows={5} />}
      {questions?.length === 0 && (
        <PanelNote>{dashboard?.totalStudents === 0 ? text.noQuestionsNew : text.noQuestions}</PanelNote>
      )}
      {questions && questions.length > 0 && (
        <>
          <p className={styles.count}>
            <Badge tone="clay">{text.questionsWaiting(dashboard.questionsWaiting, digits)}</Badge>
          </p>
          <ul role="list" className={styles.questions}>
            {questions.map((question) => (
              <QuestionRow key={question.id} question={question} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function QuestionRow({ question }: { question: WaitingQuestion }) {
  const text = useMessages(instructorDashboardMessages);
  const { language } = useLocale();
  return (
    <li className={styles.question}>
      <Link
        to={paths.lesson.href(question.courseId, question.lessonId)}
        className={`${shell.wholeRow} ${styles.title}`}
      >
        <span dir={textDirection(question.title)}>
          <PostTitle>{question.title}</PostTitle>
        </span>
      </Link>
      <p className={styles.facts}>
        <Isolated>{question.askedBy ?? text.someone}</Isolated>
        {' · '}
        <Isolated>
          {pickLocalized({ titleAr: question.courseTitleAr, titleEn: question.courseTitleEn }, 'title', language)}
        </Isolated>
        {' · '}
        <RelativeTime at={question.askedAt} />
      </p>
    </li>
  );
}
