import { DownloadIcon, buttonClass, useMessages } from '@masar/ui';
import { recordMessages } from '../record.messages';
import { ProfileSection } from './ProfileSection';
import styles from './Profile.module.css';

/** The CV in both languages, made by the server from verified records (PRF-2). */
export function CvSection() {
  const text = useMessages(recordMessages);
  return (
    <ProfileSection title={text.cv} hint={text.cvHint}>
      <div className={styles.actions}>
        <a className={buttonClass({ variant: 'secondary' })} href="/api/profile/cv?language=ar" download>
          <DownloadIcon size={18} />
          {text.cvAr}
        </a>
        <a className={buttonClass({ variant: 'secondary' })} href="/api/profile/cv?language=en" download>
          <DownloadIcon size={18} />
          {text.cvEn}
        </a>
      </div>
    </ProfileSection>
  );
}
