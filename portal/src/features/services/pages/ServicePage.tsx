import { useParams } from 'react-router-dom';
import { pickLocalized } from '@masar/i18n';
import { Avatar, Isolated, Notice, PageSpinner, useLocale, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { ApplicantList } from '#shared/applications/ApplicantList';
import { ApplyPanel } from '#shared/applications/ApplyPanel';
import { PostingReviewNotice } from '#shared/applications/PostingReviewNotice';
import { useLiveApplications } from '#shared/applications/useLiveApplications';
import { PostingNotFound } from '#shared/postings/PostingNotFound';
import { PostingPage } from '#shared/postings/PostingPage';
import { PostingText } from '#shared/postings/PostingText';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { ManageService } from '../components/ManageService';
import { ServiceBadges } from '../components/ServiceBadges';
import { ServiceRatings } from '../components/ServiceRatings';
import { ServiceTerms } from '../components/ServiceTerms';
import { SkillList } from '../components/SkillList';
import { serviceDetailMessages } from '../messages/service-detail.messages';
import type { Service } from '../service-answers';
import { serviceQueries } from '../services.queries';

function LoadedService({ service }: { service: Service }) {
  const text = useMessages(serviceDetailMessages);
  const { language } = useLocale();
  const { canManage, closedReason, providerName, providerImageUrl } = service;
  const name = providerName ?? text.formerMember;
  return (
    <PostingPage
      back={{ to: paths.services.href(), label: text.back }}
      title={pickLocalized(service, 'title', language)}
      badges={<ServiceBadges service={service} />}
      byline={
        <>
          <Avatar name={name} imageUrl={providerImageUrl} size="small" />
          <strong>
            <Isolated>{name}</Isolated>
          </strong>
        </>
      }
      terms={<ServiceTerms service={service} />}
      action={
        canManage ? (
          <ManageService service={service} />
        ) : (
          <ApplyPanel kind="service" posting={service} own={service.myRequest} />
        )
      }
    >
      <PostingReviewNotice posting={service} />
      {canManage && closedReason === 'closed' && <Notice>{text.pausedForProvider}</Notice>}
      <PostingText title={text.about}>{pickLocalized(service, 'description', language)}</PostingText>
      <SkillList skills={service.skills} />
      {canManage && <ApplicantList kind="service" postingId={service.id} />}
      <ServiceRatings serviceId={service.id} />
    </PostingPage>
  );
}

/** /services/{id} (SVC-2). */
export default function ServicePage() {
  const { id = '' } = useParams();
  const text = useMessages(serviceDetailMessages);
  const service = useSignedInQuery(serviceQueries.detail(id));
  useLiveApplications('service');
  if (service.isPending) return <PageSpinner />;
  if (service.isError) {
    return (
      <PostingNotFound
        error={service.error}
        onRetry={() => void service.refetch()}
        title={text.notFound}
        hint={text.notFoundHint}
        back={{ to: paths.services.href(), label: text.back }}
      />
    );
  }
  return <LoadedService key={id} service={service.data} />;
}
