import { sizeInAddress } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { type MouseEvent, useId, useState } from 'react';
import { questionMessages } from '../questions.messages';
import styles from '../Questions.module.css';
import type { AnsweringKind, InputProps } from './answering-kind';

const percent = (part: number, whole: number): number =>
  Math.round(Math.min(Math.max((part / whole) * 100, 0), 100) * 10) / 10;

/** A place on a picture: pressed, or found by two bars that keys and screen readers work with. */
function HotspotInput({ question, answer: place, onAnswer }: InputProps<'hotspot'>) {
  const text = useMessages(questionMessages);
  const { language, format } = useLocale();
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const words = pickLocalized(question, 'picture', language);
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    if (width > 0 && height > 0)
      onAnswer({ kind: 'hotspot', x: percent(clientX - left, width), y: percent(clientY - top, height) });
  };
  const bar = (axis: 'x' | 'y', label: string) => (
    <label className={styles.bar}>
      <span>{label}</span>
      <input
        type="range"
        dir="ltr"
        min={0}
        max={100}
        step={1}
        value={Math.round(place?.[axis] ?? 50)}
        aria-valuetext={place ? format.percent(place[axis]) : undefined}
        onChange={(event) =>
          onAnswer({ x: 50, y: 50, ...place, kind: 'hotspot', [axis]: Number(event.currentTarget.value) })
        }
      />
    </label>
  );
  if (isMissing || !question.picture) return <p className={styles.hint}>{text.noPicture}</p>;
  return (
    <div className={styles.answers}>
      <p id={id} className={styles.hint}>
        {text.point}
      </p>
      {/* Keys work with the bars below. */}
      <div className={styles.picture} dir="ltr" onClick={press}>
        <img
          src={question.picture}
          alt={words}
          draggable={false}
          {...sizeInAddress(question.picture)}
          onError={() => setMissing(true)}
        />
        {place && (
          <span className={styles.spot} style={{ insetInlineStart: `${place.x}%`, insetBlockStart: `${place.y}%` }} />
        )}
      </div>
      <div role="group" aria-describedby={id} className={styles.answers}>
        {bar('x', text.fromLeft)}
        {bar('y', text.fromTop)}
      </div>
      <p role="status" className={styles.hint}>
        {place && text.place(format.percent(place.x), format.percent(place.y))}
      </p>
    </div>
  );
}

export const hotspot: AnsweringKind<'hotspot'> = {
  Input: HotspotInput,
  words: (_, { x, y }, { place }) => [place(Math.round(x), Math.round(y))],
  isGiven: () => true,
  isTyped: false,
};
