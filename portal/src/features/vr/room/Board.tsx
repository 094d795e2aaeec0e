import { textDirection } from '@masar/i18n';
import { ArrowForwardIcon, PointingIcon, shell, useLocale, useMessages } from '@masar/ui';
import IconButton from '@mui/material/IconButton';
import { inRoomMessages } from '../messages/in-room.messages';
import type { RoomPresence, RoomSnapshot } from '../presence/room-presence';
import type { RoomWorkshop } from '../scene/room-scene-props';
import styles from './Board.module.css';
import { useSent } from './useSent';

interface BoardProps {
  presence: RoomPresence;
  snapshot: RoomSnapshot;
  workshop: RoomWorkshop;
  /** Below the scene, whose own board shows the same large. */
  isSmall: boolean;
}

/** The host's slide as everybody sees it; the host turns it. */
export function Board({ presence, snapshot, workshop, isSmall }: BoardProps) {
  const text = useMessages(inRoomMessages);
  const { format } = useLocale();
  const sent = useSent();
  const { slides } = workshop;
  const at = Math.min(snapshot.slide, slides.length - 1);
  const slide = slides[at];
  const isHost = snapshot.participants.some(({ userId, isHost: leads }) => leads && userId === snapshot.self);
  const turn = (to: number) => void sent(presence.showSlide(to));
  return (
    <section className={`${shell.card} ${styles.board}`} data-small={isSmall || undefined} aria-label={text.board}>
      <div className={styles.slide} aria-live="polite" data-picture={slide?.pictureUrl ? true : undefined}>
        {slide ? (
          <>
            <div className={styles.words}>
              <h2 dir={textDirection(slide.title)}>{slide.title}</h2>
              {slide.bullets.length > 0 && (
                <ul>
                  {slide.bullets.map((bullet, place) => (
                    <li key={place} dir={textDirection(bullet)}>
                      {bullet}
                    </li>
                  ))}
                </ul>
              )}
            </div>
            {slide.pictureUrl && <img src={slide.pictureUrl} alt="" />}
          </>
        ) : (
          <div className={styles.words}>
            <h2 dir={textDirection(workshop.title)}>{workshop.title}</h2>
            <p>{text.boardEmpty}</p>
          </div>
        )}
      </div>
      {slides.length > 0 && (
        <div className={styles.foot}>
          {isHost && (
            <span className={styles.back}>
              <IconButton aria-label={text.previous} disabled={at <= 0} onClick={() => turn(at - 1)}>
                <PointingIcon icon={ArrowForwardIcon} />
              </IconButton>
            </span>
          )}
          <span>{text.slideOf(format.number(at + 1), format.number(slides.length))}</span>
          {isHost && (
            <IconButton aria-label={text.next} disabled={at >= slides.length - 1} onClick={() => turn(at + 1)}>
              <PointingIcon icon={ArrowForwardIcon} />
            </IconButton>
          )}
        </div>
      )}
    </section>
  );
}
