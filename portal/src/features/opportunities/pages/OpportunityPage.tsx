import { useParams } from 'react-router-dom';
import { pickLocalized } from '@masar/i18n';
import { Isolated, Notice, PageSpinner, useLocale, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { ApplicantList } from '#shared/applications/ApplicantList';
import { ApplyPanel } from '#shared/applications/ApplyPanel';
import { PostingReviewNotice } from '#shared/applications/PostingReviewNotice';
import { useLiveApplications } from '#shared/applications/useLiveApplications';
import { PostingNotFound } from '#shared/postings/PostingNotFound';
import { PostingPage } from '#shared/postings/PostingPage';
import { PostingText } from '#shared/postings/PostingText';
import { textIn } from '#shared/postings/text-in';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { RelativeTime } from '#shared/time/RelativeTime';
import { HoursList } from '../components/HoursList';
import { ManageOpportunity } from '../components/ManageOpportunity';
import { OpportunityBadges } from '../components/OpportunityBadges';
import { OpportunityTerms } from '../components/OpportunityTerms';
import { opportunityDetailMessages } from '../messages/opportunity-detail.messages';
import { opportunityQueries } from '../opportunities.queries';
import type { Opportunity } from '../opportunity-answers';

function LoadedOpportunity({ opportunity }: { opportunity: Opportunity }) {
  const text = useMessages(opportunityDetailMessages);
  const { language } = useLocale();
  const { canManage, closedReason, myApplication } = opportunity;
  const by = textIn(opportunity, 'company', language) || opportunity.posterName;
  return (
    <PostingPage
      back={{ to: paths.opportunities.href(), label: text.back }}
      title={pickLocalized(opportunity, 'title', language)}
      badges={<OpportunityBadges opportunity={opportunity} />}
      byline={
        <>
          {by && (
            <strong>
              <Isolated>{by}</Isolated>
            </strong>
          )}
          <RelativeTime at={opportunity.createdAt} />
        </>
      }
      terms={<OpportunityTerms opportunity={opportunity} />}
      action={
        canManage ? (
          <ManageOpportunity opportunity={opportunity} />
        ) : (
          <ApplyPanel kind="opportunity" posting={opportunity} own={myApplication} />
        )
      }
    >
      <PostingReviewNotice posting={opportunity} />
      {canManage && closedReason === 'closed' && <Notice>{text.closedForPoster}</Notice>}
      <PostingText title={text.about}>{pickLocalized(opportunity, 'description', language)}</PostingText>
      <PostingText title={text.requirements}>{textIn(opportunity, 'requirements', language)}</PostingText>
      {canManage && opportunity.type === 'volunteer' && <HoursList opportunityId={opportunity.id} />}
      {canManage && <ApplicantList kind="opportunity" postingId={opportunity.id} />}
    </PostingPage>
  );
}

/** /opportunities/{id} (OPP-2). */
export default function OpportunityPage() {
  const { id = '' } = useParams();
  const text = useMessages(opportunityDetailMessages);
  const opportunity = useSignedInQuery(opportunityQueries.detail(id));
  useLiveApplications('opportunity');
  if (opportunity.isPending) return <PageSpinner />;
  if (opportunity.isError) {
    return (
      <PostingNotFound
        error={opportunity.error}
        onRetry={() => void opportunity.refetch()}
        title={text.notFound}
        hint={text.notFoundHint}
        back={{ to: paths.opportunities.href(), label: text.back }}
      />
    );
  }
  return <LoadedOpportunity key={id} opportunity={opportunity.data} />;
}
