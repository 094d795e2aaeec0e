import { pickLocalized } from '@masar/i18n';
import { Button, CalendarIcon, ClockIcon, Isolated, MapPinIcon, useLocale, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { CardFact } from '#shared/postings/CardFact';
import { PostingCard } from '#shared/postings/PostingCard';
import { textIn } from '#shared/postings/text-in';
import { opportunityListMessages } from '../messages/opportunity-list.messages';
import { opportunityWords } from '../messages/opportunity-words.messages';
import type { Opportunity } from '../opportunity-answers';
import { OpportunityBadges } from './OpportunityBadges';
import styles from './OpportunityCard.module.css';

interface OpportunityCardProps {
  opportunity: Opportunity;
  onApply: () => void;
}

/** An opportunity of the grid: View Details opens it, Apply takes a cover letter at once (OPP-2). */
export function OpportunityCard({ opportunity, onApply }: OpportunityCardProps) {
  const text = useMessages(opportunityListMessages);
  const words = useMessages(opportunityWords);
  const { language, format, digits } = useLocale();
  const { applicationDeadline, canManage, closedReason, myApplication } = opportunity;
  const title = pickLocalized(opportunity, 'title', language);
  const mayApply = !canManage && !closedReason && !myApplication;
  return (
    <PostingCard
      to={paths.opportunity.href(opportunity.id)}
      title={title}
      badges={<OpportunityBadges opportunity={opportunity} />}
      by={<Isolated>{textIn(opportunity, 'company', language) || opportunity.posterName}</Isolated>}
      summary={pickLocalized(opportunity, 'description', language)}
      facts={
        <>
          <CardFact icon={MapPinIcon}>{textIn(opportunity, 'location', language)}</CardFact>
          <CardFact icon={ClockIcon}>{textIn(opportunity, 'duration', language)}</CardFact>
          <CardFact icon={CalendarIcon}>
            {applicationDeadline && words.until(format.date(applicationDeadline))}
          </CardFact>
        </>
      }
      details={text.details}
    >
      {mayApply && (
        <Button variant="secondary" aria-label={text.applyTo(title)} onClick={onApply}>
          {text.apply}
        </Button>
      )}
      {canManage && (
        <strong className={styles.count}>{words.applications(opportunity.applicationsCount, digits)}</strong>
      )}
    </PostingCard>
  );
}
