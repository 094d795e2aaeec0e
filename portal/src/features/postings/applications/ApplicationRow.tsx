import { pickLocalized } from '@masar/i18n';
import { Badge, BriefcaseIcon, HandshakeIcon, Isolated, shell, TargetIcon, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { postedLine } from '../posted-line';
import type { Application } from '../posting';
import styles from './ApplicationRow.module.css';
import { applicationsMessages } from './applications.messages';
import { ApplicationStatusBadge } from './ApplicationStatusBadge';

const icons = { opportunity: TargetIcon, job: BriefcaseIcon, service: HandshakeIcon } as const;
const tones = { opportunity: 'purple', job: 'clay', service: 'green' } as const;

/** One own application: for what, when, and how far it is; the row leads to its timeline (OPP-3). */
export function ApplicationRow({ application }: { application: Application }) {
  const text = useMessages(applicationsMessages);
  const { language, format } = useLocale();
  const { kind, posting, status, appliedAt, updatedAt, canRate, canLogHours } = application;
  const Icon = icons[kind];
  const by = postedLine(posting, 'organization', language) || posting.posterName;
  return (
    <li className={`${shell.linkedCard} ${styles.row}`}>
      <span className={styles.icon} data-tone={tones[kind]}>
        <Icon />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={paths.application.href(application.id)} className={`${shell.wholeCard} ${styles.link}`}>
            <Isolated>{pickLocalized(posting, 'title', language)}</Isolated>
          </Link>
        </h2>
        <p className={styles.facts}>
          <span>{text[kind]}</span>
          {by && <Isolated>{by}</Isolated>}
          <span>
            {updatedAt === appliedAt
              ? `${text.sent} ${format.date(appliedAt)}`
              : `${text.changed} ${format.relative(updatedAt)}`}
          </span>
        </p>
      </div>
      <div className={styles.state}>
        {canLogHours && (
          <Link to={paths.volunteerDashboard.href()} className={styles.hours}>
            {text.logHours}
          </Link>
        )}
        {canRate && <Badge tone="yellow">{text.rateIt}</Badge>}
        <ApplicationStatusBadge status={status} />
      </div>
    </li>
  );
}
