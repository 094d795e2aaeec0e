import { pickLocalized } from '@masar/i18n';
import { Isolated, shell, useLocale, useMessages } from '@masar/ui';
import type { RubricRow } from '../assignments.queries';
import { assignmentsMessages } from '../messages/assignments.messages';
import styles from './Assignments.module.css';

interface LevelChoiceProps {
  rubric: RubricRow[];
  levels: (number | undefined)[];
  /** The row that number keys choose in. */
  current: number;
  disabled: boolean;
  onChoose: (row: number, level: number) => void;
}

/** One level for each criterion; the criterion whose turn it is says so. */
export function LevelChoice({ rubric, levels, current, disabled, onChoose }: LevelChoiceProps) {
  const text = useMessages(assignmentsMessages);
  const { language, format } = useLocale();
  return (
    <div className={shell.stack12}>
      {rubric.map((row, place) => (
        <fieldset key={place} className={styles.criterion} data-current={place === current && !disabled}>
          <legend>
            <Isolated>{pickLocalized(row, 'title', language)}</Isolated>
          </legend>
          <div className={`${shell.stack12} ${styles.levels}`}>
            {row.levels.map((level, at) => (
              <button
                key={at}
                type="button"
                className={styles.level}
                aria-pressed={levels[place] === at}
                data-chosen={levels[place] === at}
                disabled={disabled}
                onClick={() => onChoose(place, at)}
              >
                <span>
                  {format.number(at + 1)}. <Isolated>{pickLocalized(level, 'title', language)}</Isolated>
                </span>
                <small>{text.points(format.number(level.points))}</small>
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
