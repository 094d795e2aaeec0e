import { useKit } from '../kit/kit-context.ts';
import { useLocale } from '../locale/LocaleProvider.tsx';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** 0 to 100, also as the numeric string of the API; clamped. */
  percent: number | string;
  /** What progresses, for screen readers. */
  label: string;
}

/** 0 to 100. */
export const percentOf = (percent: number | string): number => Math.min(100, Math.max(0, Number(percent) || 0));

/** Grows in reading direction. */
export function ProgressBar({ percent, label }: ProgressBarProps) {
  const { format } = useLocale();
  const kit = useKit();
  if (kit) return <kit.ProgressBar percent={percent} label={label} />;
  const value = percentOf(percent);
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      aria-valuetext={format.percent(value)}
    >
      {/* A drawing's width may stand in the page's HTML, where the security policy forbids styles. */}
      <svg className={styles.bar} width={`${value}%`} aria-hidden="true" />
    </div>
  );
}
