import { evidenceGrades } from '@masar/domain';
import { Card, useMessages } from '@masar/ui';
import { verificationMessages } from '../verification.messages';
import styles from './EvidenceRule.module.css';

/** The published rule by which certificates are called what they are (EVD-4). */
export function EvidenceRule() {
  const text = useMessages(verificationMessages);
  return (
    <Card as="section" aria-labelledby="evidence">
      <div className={styles.rule}>
        <h2 id="evidence">{text.evidenceRule}</h2>
        <p>{text.evidenceIntro}</p>
        <ul>
          {evidenceGrades.map((grade) => (
            <li key={grade}>{text[`evidenceKinds${grade}`]}</li>
          ))}
        </ul>
        <p>{text.evidenceFormer}</p>
      </div>
    </Card>
  );
}
