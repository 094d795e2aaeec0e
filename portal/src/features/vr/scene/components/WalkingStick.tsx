import { useMessages } from '@masar/ui';
import { type PointerEvent, useRef, useState } from 'react';
import { sceneMessages } from '../scene.messages.ts';
import styles from './WalkingStick.module.css';

/** How far the knob goes from the middle, in the units of the drawing. */
const reach = 34;

interface WalkingStickProps {
  /** Each from −1 to 1: forward, and to the right. */
  onSteer: (forward: number, aside: number) => void;
}

/** A stick under the thumb, on screens that are touched. Keys and buttons do the same for everybody else. */
export function WalkingStick({ onSteer }: WalkingStickProps) {
  const t = useMessages(sceneMessages);
  const thumb = useRef<number | null>(null);
  const [knob, setKnob] = useState({ x: 0, y: 0 });

  const steer = (event: PointerEvent<SVGSVGElement>) => {
    const { x, y, width, height } = event.currentTarget.getBoundingClientRect();
    const [dx, dy] = [((event.clientX - x) / width) * 2 - 1, ((event.clientY - y) / height) * 2 - 1];
    const far = Math.max(1, Math.hypot(dx, dy));
    setKnob({ x: dx / far, y: dy / far });
    onSteer(-dy / far, dx / far);
  };
  const letGo = () => {
    thumb.current = null;
    setKnob({ x: 0, y: 0 });
    onSteer(0, 0);
  };

  return (
    <svg
      className={styles.stick}
      viewBox="-60 -60 120 120"
      role="img"
      aria-label={t.stick}
      onPointerDown={(event) => {
        thumb.current = event.pointerId;
        event.currentTarget.setPointerCapture(event.pointerId);
        steer(event);
      }}
      onPointerMove={(event) => thumb.current === event.pointerId && steer(event)}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <circle className={styles.plate} r="58" />
      <path className={styles.marks} d="M-6-44 0-50 6-44M-6 44 0 50 6 44M-44-6-50 0-44 6M44-6 50 0 44 6" />
      <circle className={styles.knob} r="24" cx={knob.x * reach} cy={knob.y * reach} />
    </svg>
  );
}
