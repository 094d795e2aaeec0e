import { EmptyState, PlusIcon, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '#shared/page/Page';
import { rowsOf } from '#shared/query/list-page';
import { useSession } from '#shared/session/SessionProvider';
import { useMay } from '#shared/session/useMay';
import { ScheduleDialog } from '../components/ScheduleDialog';
import { SessionSection } from '../components/SessionSection';
import { WorkshopDialog } from '../components/WorkshopDialog';
import { WorkshopSection } from '../components/WorkshopSection';
import { vrPageMessages } from '../messages/vr-page.messages';
import { offerOf } from '../model/session-state';
import { vrQueries } from '../vr.queries';
import styles from './VrPage.module.css';

const ownSessions = { isMine: true };

/** /vr: sessions to come to, and the workshops that are held (VRW-1, VRW-2); `?workshop=` opens one of them. */
export default function VrPage() {
  const text = useMessages(vrPageMessages);
  const [parameters, setParameters] = useSearchParams();
  const [isScheduling, setScheduling] = useState(false);
  const workshop = parameters.get('workshop');
  const { language } = useLocale();
  const { isSignedIn } = useSession();
  const mayLead = useMay('POST /api/vr/sessions');
  // One's own sessions stand first, so the others wait for them instead of being pushed away.
  const mine = useInfiniteQuery({ ...vrQueries.sessions(ownSessions, language), enabled: isSignedIn });
  // One filled button: the room that is open, else scheduling, else the first seat to take.
  const mayEnter = rowsOf(mine.data).some((session) => offerOf(session, new Date()) === 'enter');
  const action = mayLead && (
    <Button variant={mayEnter ? 'outlined' : 'contained'} onClick={() => setScheduling(true)}>
      <PlusIcon />
      {text.schedule}
    </Button>
  );
  const isWaiting = mine.isPending && isSignedIn;
  const none = (
    <EmptyState headingLevel={3} title={text.noSessions}>
      {text.noSessionsHint}
    </EmptyState>
  );
  return (
    <Page title={text.title} intro={text.intro} action={action}>
      {isWaiting && <RowsSkeleton rows={3} />}
      <div className={`${shell.stack40} ${styles.sections}`} hidden={isWaiting}>
        <SessionSection title={text.mine} filter={ownSessions} />
        <SessionSection title={text.coming} filter={{}} isOthers leads={!mayLead && !mayEnter} empty={none} />
        <WorkshopSection />
        <SessionSection title={mayLead ? text.pastLed : text.past} filter={{ isMine: true, when: 'past' }} />
      </div>
      {isScheduling && <ScheduleDialog onClose={() => setScheduling(false)} />}
      {workshop && <WorkshopDialog id={workshop} onClose={() => setParameters({}, { replace: true })} />}
    </Page>
  );
}
