import { ProgressBar, useLocale, useMessages } from '@masar/ui';
import type { Attempt } from '../assessment.queries';
import { resultMessages, topicMessages } from '../messages/result.messages';
import styles from './TopicScores.module.css';

/** Right answers by topic: what to learn next. */
export function TopicScores({ topics }: Pick<Attempt, 'topics'>) {
  const text = useMessages(resultMessages);
  const names: Record<string, string> = useMessages(topicMessages);
  const { format } = useLocale();
  return (
    <section aria-labelledby="topic-scores">
      <h2 id="topic-scores">{text.topicsTitle}</h2>
      <ul className={styles.topics}>
        {topics.map(({ topic, right, total }) => (
          <li key={topic}>
            <span>{names[topic] ?? topic}</span>
            <span className={styles.share}>{text.topicShare(format.number(right), format.number(total))}</span>
            <ProgressBar percent={(100 * right) / total} label={names[topic] ?? topic} />
          </li>
        ))}
      </ul>
    </section>
  );
}
