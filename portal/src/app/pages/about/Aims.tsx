import { EyeIcon, TargetIcon, useMessages } from '@masar/ui';
import { useSitePage } from '#shared/site/useSitePage';
import { aboutMessages } from './about.messages';
import styles from './AboutPage.module.css';

/** Mission and vision, as far as they are written. */
export function Aims() {
  const text = useMessages(aboutMessages);
  const { text: own } = useSitePage('about');
  const [mission, vision] = [own('mission'), own('vision')];
  if (!mission && !vision) return null;
  return (
    <div className={styles.aims}>
      {mission && (
        <section className={styles.aim} data-tone="blue">
          <TargetIcon size={30} />
          <h2>{text.missionTitle}</h2>
          <p>{mission}</p>
        </section>
      )}
      {vision && (
        <section className={styles.aim} data-tone="clay">
          <EyeIcon size={30} />
          <h2>{text.visionTitle}</h2>
          <p>{vision}</p>
        </section>
      )}
    </div>
  );
}
