import type { ReactNode } from 'react';
import { DrawingFrame } from './DrawingFrame.tsx';
import styles from './State.module.css';

/** Small drawings of states: one path with stations and what became of it. */
const drawings = {
  /** Nothing here yet: the path has only its first station. */
  path: (
    <>
      <path className={styles.dashes} d="M22 92c34 0 30-30 58-32s30 10 50-4 20-34 46-34" />
      <circle className={styles.accent} cx="22" cy="92" r="8" />
      <circle className={styles.hollow} cx="100" cy="61" r="6" />
      <circle className={styles.hollow} cx="176" cy="22" r="8" />
    </>
  ),
  /** Nothing found. */
  search: (
    <>
      <path className={styles.dashes} d="M18 88c30 2 34-26 60-26M128 74c20 6 34-8 52-30" />
      <circle className={styles.ring} cx="98" cy="54" r="26" />
      <path className={styles.line} d="m117 73 20 20" />
      <path className={styles.thin} d="M90 54h16" />
    </>
  ),
  /** Under construction: the next stations are being drawn. */
  coming: (
    <>
      <path className={styles.line} d="M18 94c26 0 28-24 52-26" />
      <path className={styles.dashes} d="M70 68c26-2 26 8 46-6s20-36 60-38" />
      <circle className={styles.accent} cx="18" cy="94" r="8" />
      <circle className={styles.sun} cx="70" cy="68" r="7" />
      <path className={styles.thin} d="m82 44 20-20 8 8-20 20-10 2z" />
      <circle className={styles.hollow} cx="176" cy="24" r="8" />
    </>
  ),
  /** No way further without permission. */
  locked: (
    <>
      <path className={styles.line} d="M14 92c26 0 24-22 46-26" />
      <path className={styles.dashes} d="M140 58c20-4 20-30 46-32" />
      <rect className={styles.box} x="72" y="52" width="56" height="42" rx="10" />
      <path className={styles.thin} d="M84 52V42a16 16 0 0 1 32 0v10M100 70v8" />
    </>
  ),
  /** The way leads past the map: 404. */
  lost: (
    <>
      <path className={styles.line} d="M16 92c40 4 24-44 58-44s14 42-10 36 6-58 58-48" />
      <path className={styles.dashes} d="M122 36c20 4 34-4 56-14" />
      <circle className={styles.accent} cx="16" cy="92" r="8" />
      <path className={styles.thin} d="M150 60a9 9 0 1 1 13 8c-3 2-4 3-4 7M159 86v1" />
    </>
  ),
  /** A certificate with its seal. */
  certificate: (
    <>
      <rect className={styles.box} x="44" y="22" width="112" height="74" rx="10" />
      <path className={styles.thin} d="M62 44h56M62 58h38M62 72h26" />
      <circle className={styles.sun} cx="134" cy="74" r="13" />
      <path className={styles.line} d="m128 88-3 20 9-5 9 5-3-20" />
    </>
  ),
  /** Two voices. */
  talk: (
    <>
      <path
        className={styles.box}
        d="M40 26h70a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8H74L56 84V70H40a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8z"
      />
      <path className={styles.box} d="M132 52h28a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8h-8v12l-16-12h-24a8 8 0 0 1-8-8v-4" />
      <path className={styles.thin} d="M50 42h48M50 54h30" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof drawings;

export function Drawing({ name }: { name: DrawingName }) {
  return <DrawingFrame>{drawings[name]}</DrawingFrame>;
}
