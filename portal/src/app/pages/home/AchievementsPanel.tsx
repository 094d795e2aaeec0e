import { AwardIcon, CheckIcon, Isolated, ProgressBar, useLocale, useMessages } from '@masar/ui';
import { Panel } from '#subjects/dashboard/Panel';
import { type Achievement, achievementPercent, achievementsOf, nextAndLast } from './achievements';
import { achievementNames } from './achievements.messages';
import styles from './AchievementsPanel.module.css';
import { homeMessages } from './home.messages';
import type { Home } from './home.queries';

function AchievementRow({ achievement }: { achievement: Achievement }) {
  const text = useMessages(homeMessages);
  const name = useMessages(achievementNames)[achievement.key];
  const { format } = useLocale();
  const { reachedAt } = achievement;
  const percent = Math.floor(achievementPercent(achievement));
  return (
    <li className={styles.achievement} data-reached={achievement.isReached}>
      <span className={styles.medal}>{achievement.isReached ? <CheckIcon size={20} /> : <AwardIcon size={20} />}</span>
      <span className={styles.words}>
        <strong>{name}</strong>
        {achievement.isReached ? (
          <span className={styles.note}>
            {reachedAt ? text.reachedOn(format.date(reachedAt, { day: 'numeric', month: 'short' })) : text.reached}
          </span>
        ) : percent > 0 ? (
          <ProgressBar percent={percent} label={text.progressTo(name)} />
        ) : (
          <span className={styles.note}>{text.upcoming}</span>
        )}
      </span>
      {!achievement.isReached && percent > 0 && <Isolated className={styles.note}>{format.percent(percent)}</Isolated>}
    </li>
  );
}

/** What comes next and what was reached last, from the records alone (DSH-6). */
export function AchievementsPanel({ home }: { home: Home }) {
  const text = useMessages(homeMessages);
  return (
    <Panel title={text.achievements}>
      <ul role="list" className={styles.achievements}>
        {nextAndLast(achievementsOf(home)).map((achievement) => (
          <AchievementRow key={achievement.key} achievement={achievement} />
        ))}
      </ul>
    </Panel>
  );
}
