import { buttonClass, DownloadIcon, shell, useMessages } from '@masar/ui';
import { FileLink } from '#shared/downloads/FileLink';
import { recordMessages } from '../record.messages';
import { ProfileSection } from './ProfileSection';

/** The CV in both languages, made by the server from verified records (PRF-2). */
export function CvSection() {
  const text = useMessages(recordMessages);
  return (
    <ProfileSection title={text.cv} hint={text.cvHint}>
      <div className={shell.row10}>
        <FileLink className={buttonClass({ variant: 'secondary' })} address="/api/profile/cv?language=ar">
          <DownloadIcon size={18} />
          {text.cvAr}
        </FileLink>
        <FileLink className={buttonClass({ variant: 'secondary' })} address="/api/profile/cv?language=en">
          <DownloadIcon size={18} />
          {text.cvEn}
        </FileLink>
      </div>
    </ProfileSection>
  );
}
