import { useId } from 'react';
import { useLocale, useMessages } from '../locale/LocaleProvider.tsx';
import { Isolated } from '../text/Isolated.tsx';
import figure from './ChartFigure.module.css';
import { chartMessages } from './charts.messages.ts';
import styles from './FunnelBars.module.css';

export interface FunnelStep {
  label: string;
  value: number;
  /** Said beside the number, e.g. how many stopped here. */
  note?: string | undefined;
  /** Draws the reader's eye: the step where most are lost. */
  isMarked?: boolean;
}

interface FunnelBarsProps {
  title: string;
  hint?: string;
  /** From first to last. */
  steps: readonly FunnelStep[];
  /** What a full bar stands for. */
  whole: number;
  empty: string;
  headingLevel?: 2 | 3;
}

/** How many are left at each step. A list that is its own table: every bar says its step and its number in words. */
export function FunnelBars({ title, hint, steps, whole, empty, headingLevel = 2 }: FunnelBarsProps) {
  const { format } = useLocale();
  const text = useMessages(chartMessages);
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <figure className={figure.figure} aria-labelledby={headingId}>
      <Heading id={headingId} className={figure.title}>
        {title}
      </Heading>
      {hint && <p className={figure.hint}>{hint}</p>}
      {steps.length === 0 || whole === 0 ? (
        <p className={figure.empty}>{empty}</p>
      ) : (
        <ol className={styles.steps}>
          {steps.map(({ label, value, note, isMarked }, index) => {
            const percent = (value / whole) * 100;
            return (
              <li key={index} className={styles.step}>
                <span className={styles.label}>
                  <Isolated>{label}</Isolated>
                </span>
                <span className={styles.number}>
                  <span>{format.number(value)}</span>
                  <span className={styles.percent}>
                    {format.percent(percent)} <span className="visually-hidden">{text.ofFirst}</span>
                  </span>
                </span>
                <span className={styles.track}>
                  <svg
                    className={isMarked ? styles.markedBar : styles.bar}
                    width={`${Math.min(100, percent)}%`}
                    aria-hidden="true"
                  />
                </span>
                {note && <span className={isMarked ? styles.markedNote : styles.note}>{note}</span>}
              </li>
            );
          })}
        </ol>
      )}
    </figure>
  );
}
