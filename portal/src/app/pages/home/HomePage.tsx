import { ErrorState, Isolated, shell, useMessages } from '@masar/ui';
import { Suspense } from 'react';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useContentLanguage } from '#shared/language/content-language';
import { lazyPart } from '#shared/navigation/lazy-part';
import { Page } from '#shared/page/Page';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { useSession } from '#shared/session/SessionProvider';
import { figuresMessages } from '../dashboard/figures.messages';
import { hasFigures, LearnerFigures } from '../dashboard/LearnerFigures';
import { AchievementsPanel } from './AchievementsPanel';
import { BeginPath } from './BeginPath';
import { ContinuePanel } from './ContinuePanel';
import { homeMessages } from './home.messages';
import { homeQueries } from './home.queries';
import styles from './HomePage.module.css';
import { HomeShortcuts } from './HomeShortcuts';
import { KeptState } from './KeptState';
import { NextLesson, NextLessonShape, underwayAmong } from './NextLesson';
import { RecentDiscussions } from './RecentDiscussions';
import { RecommendedPanel } from './RecommendedPanel';
import { SchedulePanel } from './SchedulePanel';

const WaitingInvitations = lazyPart(() => import('#features/instructor-dashboard/components/WaitingInvitations'));

/** /home: the next step first, then where the learner stands (DSH-6). */
export default function HomePage() {
  const text = useMessages(homeMessages);
  const { givenName } = useSession();
  const { data, error, refetch } = useSignedInQuery(homeQueries.mine(useContentLanguage()));
  const load = () => void refetch();
  const figures = useMessages(figuresMessages);
  const describe = useFailureText();
  const isNew = data?.enrollments.length === 0;
  const underway = underwayAmong(data?.enrollments ?? []);
  const welcome = (
    <>
      {text.welcome} <Isolated>{givenName}</Isolated>
    </>
  );
  return (
    <Page title={welcome} documentTitle={text.documentTitle} intro={text.intro}>
      <div className={shell.stack20}>
        {data?.keptAt && <KeptState at={data.keptAt} onReturn={load} />}
        {error && (
          <ErrorState title={figures.failed} onRetry={load}>
            {describe(error)}
          </ErrorState>
        )}
        <Suspense fallback={null}>
          <WaitingInvitations />
        </Suspense>
        {/* What stands below arrives with it, or the page would jump under the reader's eyes. */}
        {!data && !error && <NextLessonShape />}
        {underway && <NextLesson enrollment={underway} />}
        {isNew && <BeginPath />}
        {(data || error) && (
          <div className={`${shell.stack20} ${styles.columns}`}>
            <div className={`${shell.stack20} ${styles.column}`}>
              {data && !isNew && <ContinuePanel enrollments={data.enrollments} />}
              {data && hasFigures(data.figures) && <LearnerFigures figures={data.figures} />}
              {!data?.keptAt && !isNew && <RecommendedPanel enrollments={data?.enrollments} />}
              <HomeShortcuts />
              {data && <AchievementsPanel home={data} />}
            </div>
            {/* Nothing of these is kept: what comes from the device shows one state and no gaps. */}
            {!data?.keptAt && (
              <div className={`${shell.stack20} ${styles.column}`}>
                <RecentDiscussions />
                <SchedulePanel />
              </div>
            )}
          </div>
        )}
      </div>
    </Page>
  );
}
