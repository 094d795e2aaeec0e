import { textDirection } from '@masar/i18n';
import {
  ClockIcon,
  DifficultyBadge,
  EmptyState,
  ErrorState,
  Isolated,
  RowsSkeleton,
  shell,
  useLocale,
  useMessages,
  UsersIcon,
} from '@masar/ui';
import { useEffect } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { track } from '#subjects/analytics/track';
import { vrWords } from '../messages/vr-words.messages';
import { workshopMessages } from '../messages/workshop.messages';
import { vrQueries } from '../vr.queries';
import { LengthText } from './LengthText';
import { SessionSection } from './SessionSection';
import styles from './WorkshopDialog.module.css';

interface WorkshopDialogProps {
  id: string;
  onClose: () => void;
}

/** A workshop with its coming sessions; looking at it is told to the figures (VRW-1, ANL-1). */
export function WorkshopDialog({ id, onClose }: WorkshopDialogProps) {
  const text = useMessages(workshopMessages);
  const words = useMessages(vrWords);
  const { language, digits } = useLocale();
  const describe = useFailureText();
  const workshop = useSignedInQuery(vrQueries.workshop(id, language));
  const isKnown = workshop.data !== undefined;
  useEffect(() => {
    if (isKnown) track('vr_workshop_viewed', { workshopId: id });
  }, [id, isKnown]);

  const { data } = workshop;
  return (
    <Dialog title={data?.title ?? text.workshop} size="wide" onClose={onClose}>
      {workshop.isError && (
        <ErrorState
          headingLevel={3}
          title={text.failed}
          retryLabel={text.retry}
          onRetry={() => void workshop.refetch()}
        >
          {describe(workshop.error)}
        </ErrorState>
      )}
      {workshop.isPending && <RowsSkeleton rows={3} />}
      {data && (
        <div className={`${shell.stack18} ${styles.workshop}`}>
          <div className={styles.facts}>
            <DifficultyBadge difficulty={data.difficulty} />
            {data.duration && (
              <span>
                <ClockIcon size={16} />
                <LengthText minutes={data.duration} />
              </span>
            )}
            <span>
              <UsersIcon size={16} />
              {words.seats(data.maxParticipants, digits)}
            </span>
            {data.instructorName && <Isolated>{words.ledBy(data.instructorName)}</Isolated>}
          </div>
          {data.description && (
            <p className={styles.description} dir={textDirection(data.description)}>
              {data.description}
            </p>
          )}
          <p className={styles.equipment}>
            <strong>{text.equipment}</strong> <Isolated>{data.requiredEquipment ?? text.anyDevice}</Isolated>
          </p>
          <SessionSection
            title={text.sessions}
            filter={{ workshop: id }}
            empty={
              <EmptyState headingLevel={3} title={text.noSessions}>
                {text.noSessionsHint}
              </EmptyState>
            }
          />
        </div>
      )}
    </Dialog>
  );
}
