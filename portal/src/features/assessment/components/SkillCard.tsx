import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import Card from '@mui/material/Card';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import type { Assessment } from '../assessment.queries';
import { overviewMessages } from '../messages/overview.messages';
import { viewHref } from '../model/assessment-address';
import { skillLook } from '../model/skill-look';
import { AttemptHistory } from './AttemptHistory';
import { PlacementOffer } from './PlacementOffer';
import styles from './SkillCard.module.css';
import { Standing } from './Standing';

interface SkillCardProps {
  assessment: Assessment;
  /** Its test is what to do first on this page. */
  isFirst: boolean;
}

/** A skill: where one stands, the placement test, and the quick check below. */
export function SkillCard({ assessment, isFirst }: SkillCardProps) {
  const text = useMessages(overviewMessages);
  const { language, digits } = useLocale();
  const { icon: Icon, tone } = skillLook(assessment.skillId);
  const label = pickLocalized(assessment, 'label', language);
  return (
    <Card component="article" className={styles.card}>
      <div className={styles.head} data-tone={tone}>
        <span className={styles.icon}>
          <Icon size={26} />
        </span>
        <h2>{label}</h2>
      </div>
      <div className={styles.body}>
        <Standing result={assessment.result} />
        <PlacementOffer assessment={assessment} label={label} isFirst={isFirst} />
        <div className={styles.below}>
          <section className={styles.quick} aria-label={`${text.quick}: ${label}`}>
            <p className={styles.facts}>
              <span>{text.quick}</span>
              <span>{text.questions(assessment.quickQuestions, digits)}</span>
              <span>{text.aboutMinute}</span>
            </p>
            <ButtonLink to={viewHref({ kind: 'quick', skill: assessment.skillId })} variant="quiet">
              {text.start}
              <span className="visually-hidden">: {label}</span>
            </ButtonLink>
          </section>
          {assessment.hasAttempts && <AttemptHistory skill={assessment.skillId} label={label} />}
        </div>
      </div>
    </Card>
  );
}
