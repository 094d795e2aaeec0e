import { ClockIcon, MailIcon, shell, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { useSitePage } from '#shared/site/useSitePage';
import { contactMessages } from '../contact.messages';
import styles from './ContactCards.module.css';
import { SideCard } from './SideCard';

/** Beside the form: how and when to reach us, as far as the organisation says so (READ-1). */
export function ContactCards() {
  const text = useMessages(contactMessages);
  const own = useSitePage('contact');
  const [mailbox, answer, hours] = [own.text('mailbox'), own.text('answerTime'), own.blocks('hours')];
  return (
    <div className={`${shell.stack20} ${styles.cards}`}>
      <SideCard title={text.info} icon={<MailIcon />}>
        <p>{text.infoText}</p>
        {mailbox && (
          <a href={`mailto:${mailbox}`} className={shell.thumbLink}>
            <bdi dir="ltr">{mailbox}</bdi>
          </a>
        )}
        <ul role="list" className={styles.links}>
          <li>
            <span>{text.help}</span>{' '}
            <Link to={paths.discussions.href()} className={shell.thumbLink}>
              {text.forum}
            </Link>
          </li>
          <li>
            <span>{text.employers}</span>{' '}
            <Link to={paths.verifyMany.href()} className={shell.thumbLink}>
              {text.verify}
            </Link>
          </li>
        </ul>
      </SideCard>
      {hours.length > 0 && (
        <SideCard title={text.hours} icon={<ClockIcon />}>
          <dl className={styles.hours}>
            {hours.map(([days = '', ...times]) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{times.join(' ')}</dd>
              </div>
            ))}
          </dl>
          {answer && <p className={styles.promise}>{answer}</p>}
        </SideCard>
      )}
    </div>
  );
}
