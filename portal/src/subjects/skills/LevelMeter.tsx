import { skillLevels } from '@masar/domain';
import { useLocale, useMessages } from '@masar/ui';
import styles from './LevelMeter.module.css';
import { skillsMessages } from './skills.messages';

interface LevelMeterProps {
  /** 1 to 5. */
  level: number;
  size?: 'medium' | 'large';
}

/** A level as five steps that grow in reading direction, with its name. */
export function LevelMeter({ level, size = 'medium' }: LevelMeterProps) {
  const text = useMessages(skillsMessages);
  const { format } = useLocale();
  return (
    <span className={styles.meter} data-size={size}>
      <span className={styles.steps} aria-hidden="true">
        {skillLevels.map((step) => (
          <span key={step} className={styles.step} data-step={step} data-filled={step <= level || undefined} />
        ))}
      </span>
      <span className={styles.name}>
        {text.levelName(level)}
        <span className="visually-hidden">: {text.levelOf(format.number(level))}</span>
      </span>
    </span>
  );
}
