import { buttonClass, Card, useLocale, useMessages } from '@masar/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { firstDayMessages, stepNames } from './first-day.messages';
import { firstDay } from './first-day.queries';
import styles from './FirstDay.module.css';

/** On the overview until every step is done (CON-5). */
export function FirstDayPanel() {
  const text = useMessages(firstDayMessages);
  const names = useMessages(stepNames);
  const { format } = useLocale();
  const { data } = useQuery(firstDay);
  const open = data?.steps.filter(({ isDone }) => !isDone) ?? [];
  const [next] = open;
  if (!data || !next) return null;
  return (
    <Card as="section" className={styles.panel}>
      <h2>{text.title}</h2>
      <p>{text.done(format.number(data.steps.length - open.length), format.number(data.steps.length))}</p>
      <p>{text.next(names[next.step])}</p>
      <Link to="/first-day" className={buttonClass()}>
        {text.show}
      </Link>
    </Card>
  );
}
