import type { Steps } from '../motion/walk.ts';

/** What keys and fingers on the picture do. */
export interface HandsOnRoom {
  steps: Steps;
  look: (yaw: number, pitch: number) => void;
  /** A tap, as shares of the picture's width and height. */
  tap: (across: number, down: number) => void;
  redraw: () => void;
}

type Axis = readonly [axis: keyof Steps, value: 1 | -1];

/** By the place of the key, so that an Arabic keyboard walks as well. */
const keys: Record<string, Axis> = {
  ArrowUp: ['forward', 1],
  KeyW: ['forward', 1],
  ArrowDown: ['forward', -1],
  KeyS: ['forward', -1],
  ArrowLeft: ['turn', 1],
  ArrowRight: ['turn', -1],
  KeyQ: ['turn', 1],
  KeyE: ['turn', -1],
  KeyA: ['aside', -1],
  KeyD: ['aside', 1],
};

/** A finger that moved less than this, and not for long, has tapped. */
const tapPixels = 9;
const tapMs = 400;

/** Listens to keyboard, mouse and fingers on the picture; the answer ends it. */
export function handsOn(canvas: HTMLCanvasElement, room: HandsOnRoom): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const held = new Set<string>();
  let drag: { id: number; x: number; y: number; far: number; since: number } | null = null;

  const step = () => {
    const steps: Steps = { forward: 0, aside: 0, turn: 0 };
    for (const code of held) {
      const [axis, value] = keys[code]!;
      steps[axis] = Math.max(-1, Math.min(1, steps[axis] + value));
    }
    Object.assign(room.steps, steps);
    room.redraw();
  };
  const letGo = () => {
    if (held.size === 0) return;
    held.clear();
    step();
  };

  canvas.addEventListener(
    'keydown',
    (event) => {
      if (!(event.code in keys) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      held.add(event.code);
      step();
    },
    { signal },
  );
  canvas.addEventListener('keyup', (event) => held.delete(event.code) && step(), { signal });
  canvas.addEventListener('blur', letGo, { signal });

  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (drag || event.button !== 0) return;
      drag = { id: event.pointerId, x: event.clientX, y: event.clientY, far: 0, since: event.timeStamp };
      canvas.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  canvas.addEventListener(
    'pointermove',
    (event) => {
      if (drag?.id !== event.pointerId) return;
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      drag.far += Math.hypot(dx, dy);
      drag.x = event.clientX;
      drag.y = event.clientY;
      // One takes hold of the room and turns it: about 110 degrees over the height of the picture.
      const perPixel = 1.9 / canvas.clientHeight;
      if (drag.far > tapPixels) room.look(dx * perPixel, dy * perPixel);
    },
    { signal },
  );
  canvas.addEventListener(
    'pointerup',
    (event) => {
      if (drag?.id !== event.pointerId) return;
      const isTap = drag.far <= tapPixels && event.timeStamp - drag.since < tapMs;
      drag = null;
      if (!isTap) return;
      const { left: start, top, width, height } = canvas.getBoundingClientRect();
      room.tap((event.clientX - start) / width, (event.clientY - top) / height);
    },
    { signal },
  );
  canvas.addEventListener('pointercancel', () => (drag = null), { signal });
  return () => listening.abort();
}
