import { Isolated, useMessages } from '@masar/ui';
import { Page } from '#shared/page/Page';
import { useSession } from '#shared/session/SessionProvider';
import { LearnerFigures } from '../dashboard/LearnerFigures';
import { AchievementsPanel } from './AchievementsPanel';
import { ContinuePanel } from './ContinuePanel';
import { homeMessages } from './home.messages';
import { HomeShortcuts } from './HomeShortcuts';
import { RecentDiscussions } from './RecentDiscussions';
import { RecommendedPanel } from './RecommendedPanel';
import { SchedulePanel } from './SchedulePanel';
import styles from './HomePage.module.css';

/** /home: where the learner stands and what comes next (DSH-6). */
export default function HomePage() {
  const text = useMessages(homeMessages);
  const { displayName } = useSession();
  const welcome = (
    <>
      {text.welcome} <Isolated>{displayName}</Isolated>
    </>
  );
  return (
    <Page title={welcome} documentTitle={text.documentTitle} intro={text.intro}>
      <div className={styles.sections}>
        <LearnerFigures />
        <div className={styles.columns}>
          <div className={styles.column}>
            <ContinuePanel />
            <RecommendedPanel />
            <HomeShortcuts />
            <AchievementsPanel />
          </div>
          <div className={styles.column}>
            <RecentDiscussions />
            <SchedulePanel />
          </div>
        </div>
      </div>
    </Page>
  );
}
