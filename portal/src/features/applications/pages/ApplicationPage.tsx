import { Link, useParams } from 'react-router-dom';
import { pickLocalized } from '@masar/i18n';
import { Avatar, Isolated, Notice, PageSpinner, RoleBadge, useLocale, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import type { ApplicationDetail } from '#shared/applications/application-answers';
import { ApplicationMoves } from '#shared/applications/ApplicationMoves';
import { ApplicationStatusBadge } from '#shared/applications/ApplicationStatusBadge';
import { ApplicationTimeline } from '#shared/applications/ApplicationTimeline';
import { applicationQueries } from '#shared/applications/applications.queries';
import { useLiveApplications } from '#shared/applications/useLiveApplications';
import { PostingNotFound } from '#shared/postings/PostingNotFound';
import { PostingPage } from '#shared/postings/PostingPage';
import { PostingText } from '#shared/postings/PostingText';
import { textIn } from '#shared/postings/text-in';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { useSession } from '#shared/session/SessionProvider';
import { ApplicationPeople } from '../components/ApplicationPeople';
import { RateService } from '../components/RateService';
import { applicationsMessages } from '../messages/applications.messages';
import { postingAddress } from '../posting-address';
import styles from './ApplicationPage.module.css';

const hints = {
  pending: 'waitsForPoster',
  in_review: 'waitsForPoster',
  accepted: 'acceptedHint',
  rejected: 'rejectedHint',
} as const;

function LoadedApplication({ application }: { application: ApplicationDetail }) {
  const text = useMessages(applicationsMessages);
  const { language } = useLocale();
  const isMine = useSession().user?.id === application.applicant.id;
  const { applicant, posting, status, actions } = application;
  const hint = status in hints ? hints[status as keyof typeof hints] : undefined;
  const name = applicant.name ?? text.noName;
  const by = textIn(posting, 'organization', language) || posting.posterName;
  return (
    <PostingPage
      back={
        isMine
          ? { to: paths.applications.href(), label: text.back }
          : { to: postingAddress(application), label: text.backToPosting }
      }
      title={pickLocalized(posting, 'title', language)}
      badges={<ApplicationStatusBadge status={status} />}
      byline={
        isMine ? (
          <>
            <span>{text[application.kind]}</span>
            {by && <Isolated>{by}</Isolated>}
            <Link to={postingAddress(application)} className={styles.posting}>
              {text.toPosting}
            </Link>
          </>
        ) : (
          <span className={styles.person}>
            <Avatar name={name} imageUrl={applicant.profileImageUrl} size="small" />
            <strong>
              <Isolated>{name}</Isolated>
            </strong>
            <RoleBadge role={applicant.role} />
          </span>
        )
      }
      action={actions.length > 0 && <ApplicationMoves application={application} />}
      terms={<ApplicationPeople application={application} isMine={isMine} />}
    >
      {isMine && hint && <Notice kind={status === 'accepted' ? 'success' : 'info'}>{text[hint]}</Notice>}
      {isMine && posting.isInReview && <Notice kind="warning">{text.inReview}</Notice>}
      {application.canRate && <RateService application={application} />}
      <section className={styles.history} aria-labelledby="application-history">
        <h2 id="application-history">{text.history}</h2>
        <ApplicationTimeline moves={application.moves} />
      </section>
      <PostingText title={text.letter}>{application.message ?? ''}</PostingText>
    </PostingPage>
  );
}

/** /applications/{id}: one application with its timeline, for both sides (OPP-3). */
export default function ApplicationPage() {
  const { id = '' } = useParams();
  const text = useMessages(applicationsMessages);
  const application = useSignedInQuery(applicationQueries.detail(id));
  useLiveApplications();
  if (application.isPending) return <PageSpinner />;
  if (application.isError) {
    return (
      <PostingNotFound
        error={application.error}
        onRetry={() => void application.refetch()}
        title={text.notFound}
        hint={text.notFoundHint}
        back={{ to: paths.applications.href(), label: text.back }}
      />
    );
  }
  return <LoadedApplication key={id} application={application.data} />;
}
