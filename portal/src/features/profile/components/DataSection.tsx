import { buttonClass, DownloadIcon, useMessages } from '@masar/ui';
import { followConfirmed } from '#shared/confirmation/follow-confirmed';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { safetyMessages } from '../safety.messages';
import { ProfileSection } from './ProfileSection';

/** Everything that is kept about the reader, as one file (PRF-4). */
export function DataSection() {
  const text = useMessages(safetyMessages);
  return (
    <ProfileSection title={text.data} hint={text.dataHint}>
      <div>
        <a
          className={buttonClass({ variant: 'secondary' })}
          href="/api/profile/export"
          download
          onClick={followConfirmed}
        >
          <DownloadIcon size={18} />
          {text.export}
        </a>
      </div>
    </ProfileSection>
  );
}

/** The way to the settings of notifications, which stand beside their list (NTF-2). */
export function NotificationsSection() {
  const text = useMessages(safetyMessages);
  return (
    <ProfileSection title={text.notifications} hint={text.notificationsHint}>
      <div>
        <ButtonLink to={paths.notifications.href()} variant="secondary">
          {text.toNotifications}
        </ButtonLink>
      </div>
    </ProfileSection>
  );
}
