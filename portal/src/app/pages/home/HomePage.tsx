import { CalendarIcon, ChatIcon, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { Page } from '#shared/page/Page';
import { useSession } from '#shared/session/SessionProvider';
import { LearnerFigures } from '../dashboard/LearnerFigures';
import { AchievementsPanel } from './AchievementsPanel';
import { ContinuePanel } from './ContinuePanel';
import { homeMessages } from './home.messages';
import { HomeShortcuts } from './HomeShortcuts';
import { Panel, PanelNote } from '#shared/dashboard/Panel';
import { RecommendedPanel } from './RecommendedPanel';
import styles from './HomePage.module.css';

/** /home: where the learner stands and what comes next (DSH-6). */
export default function HomePage() {
  const text = useMessages(homeMessages);
  const { displayName } = useSession();
  const welcome = (
    <>
      {text.welcome} <bdi>{displayName}</bdi>
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
          </div>
          <div className={styles.column}>
            <Panel title={text.recentDiscussions} more={{ to: paths.community.href(), text: text.viewAll }}>
              <div className={styles.quiet}>
                <ChatIcon size={26} />
                <PanelNote>{text.noDiscussions}</PanelNote>
              </div>
            </Panel>
            <Panel title={text.schedule}>
              <div className={styles.quiet}>
                <CalendarIcon size={26} />
                <PanelNote>{text.noSchedule}</PanelNote>
              </div>
            </Panel>
            <AchievementsPanel />
          </div>
        </div>
      </div>
    </Page>
  );
}
