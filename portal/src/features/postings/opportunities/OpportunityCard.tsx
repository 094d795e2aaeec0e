import type { OpportunityType } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { Badge, CalendarIcon, ClockIcon, Isolated, MapPinIcon, type Tone, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { ApplicationStatusBadge } from '../applications/ApplicationStatusBadge';
import { OrgMark } from '../card/OrgMark';
import { CardFact, PostingCard } from '../card/PostingCard';
import { postedLine } from '../posted-line';
import { type Opportunity, opportunityKind } from './opportunity.kind';
import { opportunityMessages } from './opportunity.messages';

interface OpportunityCardProps {
  posting: Opportunity;
  onApply: () => void;
}

/** An opportunity of the grid: View Details opens it, Apply takes a cover letter at once (OPP-2). */
export function OpportunityCard({ posting, onApply }: OpportunityCardProps) {
  const text = useMessages(opportunityMessages);
  const { language, format } = useLocale();
  const { applicationDeadline, canManage, closedReason, myApplication } = posting;
  const by = postedLine(posting, 'company', language) || posting.posterName;
  const mayApply = !canManage && !closedReason && !myApplication;
  return (
    <PostingCard
      posting={posting}
      to={opportunityKind.page.href(posting.id)}
      badges={<OpportunityBadges posting={posting} />}
      org={<OrgMark name={by} />}
      by={<Isolated>{by}</Isolated>}
      facts={
        <>
          <CardFact icon={MapPinIcon}>{postedLine(posting, 'location', language)}</CardFact>
          <CardFact icon={ClockIcon}>{postedLine(posting, 'duration', language)}</CardFact>
          <CardFact icon={CalendarIcon}>{applicationDeadline && text.until(format.date(applicationDeadline))}</CardFact>
        </>
      }
      hasSummary
    >
      {mayApply && (
        <Button
          variant="outlined"
          aria-label={text.applyTo(pickLocalized(posting, 'title', language))}
          onClick={onApply}
        >
          {text.apply}
        </Button>
      )}
      {canManage && <strong>{text.applicantsAre(format.number(posting.applicationsCount))}</strong>}
    </PostingCard>
  );
}

const tones: Record<OpportunityType, Tone> = { volunteer: 'purple', internship: 'blue', job: 'clay' };

/** Kind of an opportunity, and the reader's own application to it or why it takes none. */
export function OpportunityBadges({ posting }: { posting: Opportunity }) {
  const text = useMessages(opportunityMessages);
  const { type, myApplication, closedReason, status } = posting;
  const state = status === 'refused' ? 'refused' : closedReason === 'closed' ? 'isClosed' : closedReason;
  return (
    <>
      <Badge tone={tones[type]}>{text[type]}</Badge>
      {myApplication ? (
        <ApplicationStatusBadge status={myApplication.status} />
      ) : (
        closedReason &&
        state && <Badge tone={closedReason === 'not_published' ? 'yellow' : 'neutral'}>{text[state]}</Badge>
      )}
    </>
  );
}
