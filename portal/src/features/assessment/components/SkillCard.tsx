import { pickLocalized } from '@masar/i18n';
import { Card, useLocale, useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import type { Assessment } from '../assessment.queries';
import { overviewMessages } from '../messages/overview.messages';
import { viewHref } from '../model/assessment-address';
import { skillLook } from '../model/skill-look';
import { AttemptHistory } from './AttemptHistory';
import { PlacementOffer } from './PlacementOffer';
import { Standing } from './Standing';
import styles from './SkillCard.module.css';

/** A skill: where one stands, the quick check, and the placement test below. */
export function SkillCard({ assessment }: { assessment: Assessment }) {
  const text = useMessages(overviewMessages);
  const { language, digits } = useLocale();
  const { icon: Icon, tone } = skillLook(assessment.skillId);
  const label = pickLocalized(assessment, 'label', language);
  return (
    <Card as="article" padded={false} className={styles.card}>
      <div className={styles.head} data-tone={tone}>
        <span className={styles.icon}>
          <Icon size={26} />
        </span>
        <h2>{label}</h2>
      </div>
      <div className={styles.body}>
        <Standing result={assessment.result} />
        <p className={styles.facts}>
          <span>{text.quick}</span>
          <span>{text.questions(assessment.quickQuestions, digits)}</span>
          <span>{text.aboutMinute}</span>
        </p>
        <ButtonLink to={viewHref({ kind: 'quick', skill: assessment.skillId })} wide>
          {text.start}
          <span className="visually-hidden">: {label}</span>
        </ButtonLink>
        <PlacementOffer assessment={assessment} label={label} />
        <AttemptHistory skill={assessment.skillId} label={label} />
      </div>
    </Card>
  );
}
