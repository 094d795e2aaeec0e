import styles from './Cover.module.css';
import { categoryMotif, categoryTone, coverMotifs } from './cover-motifs.ts';

interface CoverProps {
  /** Decides colour and motif of the generated cover. */
  categoryId: string | null;
  /** A picture, where the course has one. */
  imageUrl?: string | null;
}

/** The upper part of a course card: the course's picture, else a pattern of its category. Decorative. */
export function Cover({ categoryId, imageUrl }: CoverProps) {
  const { path, echo } = coverMotifs[categoryMotif(categoryId)];
  return (
    <span className={styles.cover} data-tone={categoryTone(categoryId)}>
      {imageUrl ? (
        <img src={imageUrl} alt="" loading="lazy" decoding="async" />
      ) : (
        <svg viewBox="0 0 320 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
          <path className={styles.line} d={path} />
          <path className={`${styles.line} ${styles.echo}`} d={path} transform={`translate(${echo[0]} ${echo[1]})`} />
        </svg>
      )}
    </span>
  );
}
