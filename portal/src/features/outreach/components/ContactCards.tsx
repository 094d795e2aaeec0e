import { Link } from 'react-router-dom';
import { ClockIcon, MailIcon, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { contactMailbox } from '#shared/config/site-config';
import { contactMessages } from '../contact.messages';
import styles from './ContactCards.module.css';
import { SideCard } from './SideCard';

/** Beside the form: how and when to reach us. */
export function ContactCards() {
  const text = useMessages(contactMessages);
  return (
    <div className={styles.cards}>
      <SideCard title={text.info} icon={<MailIcon />}>
        <p>{text.infoText}</p>
        <a href={`mailto:${contactMailbox}`} className={styles.link}>
          <bdi dir="ltr">{contactMailbox}</bdi>
        </a>
        <ul role="list" className={styles.links}>
          <li>
            <span>{text.help}</span> <Link to={paths.discussions.href()}>{text.forum}</Link>
          </li>
          <li>
            <span>{text.employers}</span> <Link to={paths.verifyMany.href()}>{text.verify}</Link>
          </li>
        </ul>
      </SideCard>
      <SideCard title={text.hours} icon={<ClockIcon />}>
        <dl className={styles.hours}>
          <div>
            <dt>{text.openDays}</dt>
            <dd>{text.openHours}</dd>
          </div>
          <div className={styles.closed}>
            <dt>{text.closedDays}</dt>
            <dd>{text.closed}</dd>
          </div>
        </dl>
        <p className={styles.promise}>{text.answer}</p>
      </SideCard>
    </div>
  );
}
