import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import { EmptyState, PlusIcon, useMessages } from '@masar/ui';
import { Page } from '#shared/page/Page';
import { useMay } from '#shared/session/useMay';
import { ScheduleDialog } from '../components/ScheduleDialog';
import { SessionSection } from '../components/SessionSection';
import { WorkshopDialog } from '../components/WorkshopDialog';
import { WorkshopSection } from '../components/WorkshopSection';
import { vrPageMessages } from '../messages/vr-page.messages';
import styles from './VrPage.module.css';

/** /vr: sessions to come to, and the workshops that are held (VRW-1, VRW-2); `?workshop=` opens one of them. */
export default function VrPage() {
  const text = useMessages(vrPageMessages);
  const [parameters, setParameters] = useSearchParams();
  const [isScheduling, setScheduling] = useState(false);
  const workshop = parameters.get('workshop');
  const mayLead = useMay('POST /api/vr/sessions');
  const action = mayLead && (
    <Button onClick={() => setScheduling(true)}>
      <PlusIcon />
      {text.schedule}
    </Button>
  );
  const none = (
    <EmptyState headingLevel={3} title={text.noSessions}>
      {text.noSessionsHint}
    </EmptyState>
  );
  return (
    <Page title={text.title} intro={text.intro} action={action}>
      <div className={styles.sections}>
        <SessionSection title={text.mine} filter={{ isMine: true }} />
        <SessionSection title={text.coming} filter={{}} isOthers empty={none} />
        <WorkshopSection />
        <SessionSection title={mayLead ? text.pastLed : text.past} filter={{ isMine: true, when: 'past' }} />
      </div>
      {isScheduling && <ScheduleDialog onClose={() => setScheduling(false)} />}
      {workshop && <WorkshopDialog id={workshop} onClose={() => setParameters({}, { replace: true })} />}
    </Page>
  );
}
