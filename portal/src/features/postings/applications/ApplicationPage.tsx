import { pickLocalized } from '@masar/i18n';
import { AccountBadge, Avatar, Isolated, PageSpinner, shell, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import { Link, useParams } from 'react-router-dom';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { MissingPage } from '#shared/page/MissingPage';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { useSession } from '#shared/session/SessionProvider';
import { PostingPage } from '../page/PostingPage';
import { PostingText } from '../page/PostingText';
import { postedLine } from '../posted-line';
import type { ApplicationDetail } from '../posting';
import { ApplicationMoves } from './ApplicationMoves';
import styles from './ApplicationPage.module.css';
import { ApplicationPeople } from './ApplicationPeople';
import { applicationsMessages } from './applications.messages';
import { applicationQueries } from './applications.queries';
import { ApplicationStatusBadge } from './ApplicationStatusBadge';
import { ApplicationTimeline } from './ApplicationTimeline';
import { RateService } from './RateService';
import { useLiveApplications } from './useLiveApplications';

const pageOf = { opportunity: paths.opportunity, job: paths.job, service: paths.service } as const;

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
  const postingPage = pageOf[application.kind].href(posting.id);
  const hint = status in hints ? hints[status as keyof typeof hints] : undefined;
  const name = applicant.name ?? text.noName;
  const by = postedLine(posting, 'organization', language) || posting.posterName;
  return (
    <PostingPage
      back={
        isMine ? { to: paths.applications.href(), label: text.back } : { to: postingPage, label: text.backToPosting }
      }
      title={pickLocalized(posting, 'title', language)}
      badges={<ApplicationStatusBadge status={status} />}
      byline={
        isMine ? (
          <>
            <span>{text[application.kind]}</span>
            {by && <Isolated>{by}</Isolated>}
            <Link to={postingPage} className={shell.thumbLink}>
              {text.toPosting}
            </Link>
          </>
        ) : (
          <span className={styles.person}>
            <Avatar personId={applicant.id} name={name} imageUrl={applicant.profileImageUrl} size="small" />
            <strong>
              <Isolated>{name}</Isolated>
            </strong>
            <AccountBadge role={applicant.role} />
          </span>
        )
      }
      action={actions.length > 0 && <ApplicationMoves application={application} />}
      terms={<ApplicationPeople application={application} isMine={isMine} />}
    >
      {isMine && hint && <Alert severity={status === 'accepted' ? 'success' : 'info'}>{text[hint]}</Alert>}
      {application.canLogHours && (
        <p>
          <ButtonLink to={paths.volunteerDashboard.href()}>{text.logHours}</ButtonLink>
        </p>
      )}
      {isMine && posting.isInReview && <Alert severity="warning">{text.inReview}</Alert>}
      {application.canRate && <RateService application={application} />}
      <section className={`${shell.stack14} ${styles.history}`} aria-labelledby="application-history">
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
      <MissingPage
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
