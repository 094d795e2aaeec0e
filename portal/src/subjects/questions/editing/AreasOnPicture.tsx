import { type HotspotArea, sizeInAddress } from '@masar/domain';
import { useLocale, useMessages } from '@masar/ui';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styles from './Editing.module.css';
import { boxOf, movedArea, resizedArea } from './moved-area';
import { questionPicturesMessages } from './question-pictures.messages';

interface AreasOnPictureProps {
  picture: string;
  areas: readonly HotspotArea[];
  onArea: (at: number, area: HotspotArea) => void;
}

/** What the pointer holds: the area as it was when it was taken, and from where. */
interface Held {
  at: number;
  area: HotspotArea;
  isCorner: boolean;
  x: number;
  y: number;
}

const arrows: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Right places drawn over their picture; each is dragged, or moved by the arrows. Left is left in every language. */
export function AreasOnPicture({ picture, areas, onArea }: AreasOnPictureProps) {
  const text = useMessages(questionPicturesMessages);
  const { format } = useLocale();
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef<Held | undefined>(undefined);

  const take = (at: number) => (event: PointerEvent<HTMLButtonElement>) => {
    const area = areas[at];
    if (!area || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const isCorner = event.target !== event.currentTarget;
    held.current = { at, area, isCorner, x: event.clientX, y: event.clientY };
  };
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const box = frame.current?.getBoundingClientRect();
    if (!held.current || !box || box.width === 0 || box.height === 0) return;
    const { at, area, isCorner, x, y } = held.current;
    const right = ((event.clientX - x) / box.width) * 100;
    const down = ((event.clientY - y) / box.height) * 100;
    onArea(at, (isCorner ? resizedArea : movedArea)(area, right, down));
  };
  const release = () => {
    held.current = undefined;
  };
  const press = (at: number) => (event: KeyboardEvent<HTMLButtonElement>) => {
    const arrow = arrows[event.key];
    const area = areas[at];
    if (!arrow || !area) return;
    event.preventDefault();
    onArea(at, (event.shiftKey ? resizedArea : movedArea)(area, ...arrow));
  };

  return (
    <div ref={frame} className={styles.hotspot} dir="ltr">
      <img src={picture} alt="" draggable={false} {...sizeInAddress(picture)} />
      {areas.map((area, at) => {
        const { x, y, width, height } = boxOf(area);
        const number = format.number(at + 1);
        return (
          <button
            key={at}
            type="button"
            className={styles.area}
            data-shape={area.shape}
            aria-label={text.areaAt(number, format.percent(Math.round(x)), format.percent(Math.round(y)))}
            style={{
              insetInlineStart: `${x}%`,
              insetBlockStart: `${y}%`,
              inlineSize: `${width}%`,
              blockSize: `${height}%`,
            }}
            onPointerDown={take(at)}
            onPointerMove={drag}
            onPointerUp={release}
            onPointerCancel={release}
            onKeyDown={press(at)}
          >
            {number}
            <span className={styles.corner} aria-hidden="true" />
          </button>
        );
      })}
    </div>
  );
}
