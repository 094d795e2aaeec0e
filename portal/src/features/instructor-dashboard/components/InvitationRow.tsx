import { pickLocalized } from '@masar/i18n';
import { Isolated, shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { RelativeTime } from '#shared/time/RelativeTime';
import { useToast } from '#shared/toasts/ToastProvider';
import { type CourseInvitation, useAcceptInvitation, useDeclineInvitation } from '../course-invitations.queries';
import { courseInvitationsMessages } from '../messages/course-invitations.messages';
import styles from './CertificateReviews.module.css';

/** An invitation to teach, with both answers; who is no instructor is told how to become one. */
export function InvitationRow({ invitation }: { invitation: CourseInvitation }) {
  const text = useMessages(courseInvitationsMessages);
  const { language } = useLocale();
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const navigate = useNavigate();
  const accept = useAcceptInvitation(invitation.id);
  const decline = useDeclineInvitation(invitation.id);
  const title = pickLocalized(invitation, 'courseTitle', language);
  const onError = (error: unknown) => notifyFailure(error, { title: text.failed });
  return (
    <li className={`${shell.card} ${shell.line} ${styles.row}`}>
      <div className={styles.words}>
        <h3 className={`${shell.line} ${styles.name}`}>
          <Isolated>{title}</Isolated>
        </h3>
        <p className={styles.facts}>
          {text[invitation.right]}
          {invitation.invitedByName && (
            <>
              {' · '}
              {text.by} <Isolated>{invitation.invitedByName}</Isolated>
            </>
          )}
          {' · '}
          <RelativeTime at={invitation.createdAt} />
        </p>
        {!invitation.canAccept && <p className={styles.note}>{text.needsInstructor}</p>}
      </div>
      <div className={styles.answers}>
        {invitation.canAccept ? (
          <Button
            aria-label={text.acceptOf(title)}
            loading={accept.isPending}
            onClick={() =>
              accept.mutate(undefined, {
                onSuccess: () => {
                  toast({ title: text.accepted, kind: 'success' });
                  void navigate(paths.course.href(invitation.courseId));
                },
                onError,
              })
            }
          >
            {text.accept}
          </Button>
        ) : (
          <ButtonLink to={paths.profile.href()} variant="secondary">
            {text.toProfile}
          </ButtonLink>
        )}
        <Button
          variant="text"
          color="inherit"
          aria-label={text.declineOf(title)}
          loading={decline.isPending}
          onClick={() =>
            decline.mutate(undefined, { onSuccess: () => toast({ title: text.declined, kind: 'success' }), onError })
          }
        >
          {text.decline}
        </Button>
      </div>
    </li>
  );
}
