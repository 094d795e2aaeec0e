import { pickLocalized } from '@masar/i18n';
import {
  EmptyState,
  Isolated,
  ProgressBar,
  RowsSkeleton,
  shell,
  StarIcon,
  StatusBadge,
  useLocale,
  useMessages,
} from '@masar/ui';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Panel } from '#subjects/dashboard/Panel';
import type { Volunteering } from '#subjects/volunteering/hours.queries';
import { volunteerDashboardMessages } from '../messages/volunteer-dashboard.messages';
import { today as dayNow } from '../model/hours-form';
import styles from './VolunteeringList.module.css';

interface VolunteeringListProps {
  opportunities: readonly Volunteering[] | undefined;
  onLog: (applicationId: string) => void;
}

/** Where one was accepted, with the hours given of those that are asked for. */
export function VolunteeringList({ opportunities, onLog }: VolunteeringListProps) {
  const text = useMessages(volunteerDashboardMessages);
  return (
    <Panel title={text.opportunities}>
      {!opportunities && <RowsSkeleton rows={3} />}
      {opportunities?.length === 0 && (
        <EmptyState
          title={text.noOpportunities}
          headingLevel={3}
          action={
            <ButtonLink to={paths.opportunities.href()} variant="secondary">
              {text.findOpportunity}
            </ButtonLink>
          }
        >
          {text.noOpportunitiesHint}
        </EmptyState>
      )}
      {opportunities && opportunities.length > 0 && (
        <ul role="list" className={styles.list}>
          {opportunities.map((volunteering) => (
            <VolunteeringRow key={volunteering.applicationId} volunteering={volunteering} onLog={onLog} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function VolunteeringRow({ volunteering, onLog }: { volunteering: Volunteering; onLog: (id: string) => void }) {
  const text = useMessages(volunteerDashboardMessages);
  const { language, digits, format } = useLocale();
  const { applicationId, opportunityId, hoursCompleted, hoursWaiting, totalHours, startDate, rating, status } =
    volunteering;
  const title = pickLocalized(volunteering, 'title', language);
  const organization = language === 'en' ? volunteering.organizationEn : volunteering.organization;
  const hasBegun = startDate === null || startDate <= dayNow();
  const number = (value: string | number) => format.number(Number(value), { maximumFractionDigits: 2 });
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Link to={paths.opportunity.href(opportunityId)}>
            <Isolated>{title}</Isolated>
          </Link>
        </h3>
        <StatusBadge status={status} />
      </div>
      <p className={`${shell.row} ${styles.facts}`}>
        {organization && <Isolated>{organization}</Isolated>}
        {Number(hoursWaiting) > 0 && <span>{text.waitingHere(number(hoursWaiting))}</span>}
        {rating && (
          <span className={`${shell.inline4} ${styles.rating}`}>
            <StarIcon size={15} fill="currentColor" />
            <span className="visually-hidden">{text.rating(format.rating(Number(rating)))}</span>
            <span aria-hidden="true">{format.rating(Number(rating))}</span>
          </span>
        )}
      </p>
      {totalHours !== null && (
        <ProgressBar percent={(100 * Number(hoursCompleted)) / totalHours} label={text.progress(title)} />
      )}
      <div className={styles.foot}>
        <span className={styles.hours}>
          {totalHours === null
            ? text.hoursDone(Number(hoursCompleted), digits)
            : text.hoursOf(number(hoursCompleted), totalHours, digits)}
        </span>
        {status === 'active' && !hasBegun && (
          <span className={styles.begins}>{text.begins(format.date(startDate))}</span>
        )}
        {status === 'active' && hasBegun && (
          <Button variant="outlined" aria-label={text.logHoursAt(title)} onClick={() => onLog(applicationId)}>
            {text.logHours}
          </Button>
        )}
      </div>
    </li>
  );
}
