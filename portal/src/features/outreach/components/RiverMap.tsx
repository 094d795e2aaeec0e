import { useMessages } from '@masar/ui';
import { contactMessages } from '../contact.messages';
import styles from './RiverMap.module.css';

/** The Tigris as it bends through Baghdad, from north to south. */
const river = 'M96 -14C112 26 168 34 178 70S128 104 132 132s64 22 92 8 26-52 62-58 62 22 68 54-10 60 34 86';
const streets =
  'M-10 44 92 58 170 20 300 -10M-10 108l92-10 50 34 20 88M186 70l72 8 62-36 90 6M224 140l22 80M258 78l-12 50M320 42l34 94 66 6M82 98 92 58M354 190l-74 34M60 230l22-132M286 82l34-40';
/** They go on to both sides, for a card that is wider than the drawing. */
const streetsBeyond =
  'M-10 44l-86-14-110 18-130-22M-10 108l-104 20-98-16-124 20M-96 30l14 94M-206 48l-16 66M-114 128l12 100M-212 112l-30 116M-96 30-82-20M-206 48l-14-70M410 48l92 20 108-22 140 16M420 142l88-8 104 22 130-12M502 68l6 66M610 46l4 110M508 134l-22 96M612 156l26 74M502 68l18-90M610 46l-12-68';
const bridges = [
  { x: 160, y: 44, turn: -28 },
  { x: 140, y: 112, turn: 18 },
  { x: 224, y: 140, turn: 70 },
  { x: 286, y: 82, turn: 68 },
  { x: 354, y: 136, turn: -4 },
];
const quarters = [
  'M18 60h54v30H12z',
  'M200 18l66-12 14 28-62 26z',
  'M158 166h58l8 38h-58z',
  'M372 66h40v54h-36z',
  'M-80 48l58 8v36l-50 14z',
  'M-196 66l80-14 10 52-100 4z',
  'M522 78l78-14 4 66-76-4z',
  'M630 66l90-4v60l-86 10z',
  'M520 158l78 10 20 44h-112z',
];

/** Where we are, drawn like the paths of our pages; a map is never mirrored. */
export function RiverMap() {
  const text = useMessages(contactMessages);
  return (
    <svg viewBox="0 0 400 220" className={styles.map} role="img" aria-label={text.map}>
      {quarters.map((d) => (
        <path key={d} className={styles.quarter} d={d} />
      ))}
      <path className={styles.street} d={streets} />
      <path className={styles.street} d={streetsBeyond} />
      <path className={styles.bank} d={river} />
      <path className={styles.river} d={river} />
      <path className={styles.current} d={river} />
      {bridges.map(({ x, y, turn }) => (
        <path key={x} className={styles.bridge} d="M-19 0h38" transform={`translate(${x} ${y}) rotate(${turn})`} />
      ))}
      <circle className={styles.halo} cx="246" cy="120" r="30" />
      <path className={styles.pin} d="M246 124c-14-16-20-25-20-35a20 20 0 0 1 40 0c0 10-6 19-20 35Z" />
      <circle className={styles.eye} cx="246" cy="89" r="7.5" />
      <text className={styles.city} x="62" y="166" textAnchor="middle">
        {text.baghdad}
      </text>
      <text className={styles.water} x="284" y="170" textAnchor="middle">
        {text.river}
      </text>
    </svg>
  );
}
