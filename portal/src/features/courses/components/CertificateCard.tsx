import { AwardIcon, Card, useMessages } from '@masar/ui';
import { courseDetailMessages } from '../course-detail.messages';
import styles from './CertificateCard.module.css';

/** What completing the course gives. */
export function CertificateCard({ requiresReview }: { requiresReview: boolean }) {
  const text = useMessages(courseDetailMessages);
  return (
    <Card as="section" className={styles.card}>
      <AwardIcon size={32} className={styles.icon} />
      <div>
        <h2>{text.certificate}</h2>
        <p>{text.certificateHint}</p>
        {requiresReview && <p>{text.certificateReviewed}</p>}
      </div>
    </Card>
  );
}
