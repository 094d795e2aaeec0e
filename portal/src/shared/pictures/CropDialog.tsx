import { shell, Spinner, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { moved, nearest, partIn, type Size, wholeView } from './crop';
import { cropMessages } from './crop.messages';
import styles from './CropDialog.module.css';

interface CropDialogProps {
  file: File;
  /** What leaves, in pixels. */
  size: Size;
  isRound?: boolean | undefined;
  isBusy: boolean;
  onCropped: (picture: File) => void;
  onClose: () => void;
}

const arrows: Record<string, readonly [across: number, down: number]> = {
  ArrowLeft: [-12, 0],
  ArrowRight: [12, 0],
  ArrowUp: [0, -12],
  ArrowDown: [0, 12],
};

/** Shows what will be seen of a picture; it is moved by hand or arrow keys and brought nearer (PRF-5, CRS-13). */
export default function CropDialog({ file, size, isRound, isBusy, onCropped, onClose }: CropDialogProps) {
  const text = useMessages(cropMessages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | 'broken'>();
  const [view, setView] = useState(wholeView);
  const { width, height } = size;

  useEffect(() => {
    let isGone = false;
    let opened: ImageBitmap | undefined;
    createImageBitmap(file, { imageOrientation: 'from-image' }).then(
      (bitmap) => {
        opened = bitmap;
        if (isGone) bitmap.close();
        else setPicture(bitmap);
      },
      () => setPicture('broken'),
    );
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [file]);

  const shown = typeof picture === 'object' ? picture : undefined;
  useEffect(() => {
    const drawing = canvas.current?.getContext('2d');
    if (!drawing || !shown) return;
    const part = partIn(shown, { width, height }, view);
    // What shines through would be black in a picture without transparency.
    drawing.fillStyle = 'white';
    drawing.fillRect(0, 0, width, height);
    drawing.imageSmoothingQuality = 'high';
    drawing.drawImage(shown, part.x, part.y, part.width, part.height, 0, 0, width, height);
  }, [shown, view, width, height]);

  const move = (across: number, down: number) => {
    if (shown) setView((before) => moved(shown, { width, height }, before, across, down));
  };
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const scale = width / event.currentTarget.clientWidth;
    move(event.movementX * scale, event.movementY * scale);
  };
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    move(...arrow);
  };
  const finish = () =>
    canvas.current?.toBlob(
      (blob) => blob && onCropped(new File([blob], `picture.${blob.type.split('/')[1]}`, { type: blob.type })),
      'image/webp',
      0.92,
    );

  return (
    <Dialog title={text.title} onClose={onClose}>
      <div className={shell.stack16}>
        {picture === 'broken' && <Alert severity="warning">{text.broken}</Alert>}
        {!picture && <Spinner />}
        {shown && (
          <>
            <canvas
              ref={canvas}
              className={styles.frame}
              data-round={isRound || undefined}
              width={width}
              height={height}
              tabIndex={0}
              role="img"
              aria-label={text.frame}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={drag}
              onKeyDown={press}
            />
            <label className={styles.zoom}>
              {text.zoom}
              <input
                type="range"
                min={1}
                max={nearest}
                step={0.05}
                value={view.zoom}
                onChange={(event) => setView({ ...view, zoom: Number(event.currentTarget.value) })}
              />
            </label>
            <p className={styles.hint}>{text.hint}</p>
          </>
        )}
        <div className={styles.actions}>
          <Button variant="outlined" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button loading={isBusy} disabled={!shown} onClick={finish}>
            {text.take}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
