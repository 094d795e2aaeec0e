import { AwardIcon, CheckIcon, Isolated, ProgressBar, Skeleton, useLocale, useMessages } from '@masar/ui';
import { achievementNames } from './achievements.messages';
import { achievementPercent, achievementsOf, type Achievement } from './achievements';
import { homeMessages } from './home.messages';
import type { Home } from './home.queries';
import { Panel } from '#subjects/dashboard/Panel';
import styles from './AchievementsPanel.module.css';

function AchievementRow({ achievement }: { achievement: Achievement }) {
  const text = useMessages(homeMessages);
  const name = useMessages(achievementNames)[achievement.key];
  const { format } = useLocale();
  return (
    <li className={styles.achievement} data-reached={achievement.isReached}>
      <span className={styles.medal}>{achievement.isReached ? <CheckIcon size={20} /> : <AwardIcon size={20} />}</span>
      <span className={styles.words}>
        <strong>{name}</strong>
        {achievement.isReached ? (
          <span className={styles.note}>{text.reached}</span>
        ) : (
          <ProgressBar percent={achievementPercent(achievement)} label={text.progressTo(name)} />
        )}
      </span>
      {!achievement.isReached && (
        <Isolated className={styles.note}>{format.percent(Math.floor(achievementPercent(achievement)))}</Isolated>
      )}
    </li>
  );
}

/** What the learner has reached and what comes next, from the records alone (DSH-6). */
export function AchievementsPanel({ home }: { home: Home | undefined }) {
  const text = useMessages(homeMessages);
  const achievements =
    home && achievementsOf({ figures: home.figures, progress: home.enrollments.map(({ progress }) => progress) });
  return (
    <Panel title={text.achievements}>
      {achievements ? (
        <ul role="list" className={styles.achievements}>
          {achievements.map((achievement) => (
            <AchievementRow key={achievement.key} achievement={achievement} />
          ))}
        </ul>
      ) : (
        <Skeleton height="160px" />
      )}
    </Panel>
  );
}
