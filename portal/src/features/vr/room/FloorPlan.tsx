import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { vrRoomHalf, type Pose } from '@masar/domain';
import { roleTones, useMessages } from '@masar/ui';
import { inRoomMessages } from '../messages/in-room.messages';
import type { RoomPresence, RoomSnapshot } from '../presence/room-presence';
import { onFloor, stepOf } from './floor';
import styles from './FloorPlan.module.css';

interface FloorPlanProps {
  presence: RoomPresence;
  snapshot: RoomSnapshot;
}

const size = 2 * vrRoomHalf;

/** Draws anew with every pose that comes, at most once a frame. */
function usePoses({ onPose }: RoomPresence): () => void {
  const [, setDrawn] = useState(0);
  const frame = useRef(0);
  const draw = () => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => setDrawn((times) => times + 1));
  };
  const latest = useRef(draw);
  useEffect(() => {
    const stop = onPose(() => latest.current());
    return () => {
      stop();
      cancelAnimationFrame(frame.current);
    };
  }, [onPose]);
  return draw;
}

/** The room from above: who is where, moving as they move; a click or the arrow keys move oneself. */
export function FloorPlan({ presence, snapshot }: FloorPlanProps) {
  const text = useMessages(inRoomMessages);
  const plan = useRef<SVGSVGElement>(null);
  const draw = usePoses(presence);
  const { self, participants } = snapshot;

  const go = (pose: Pose) => {
    presence.move(pose);
    draw();
  };
  const goTo = (event: MouseEvent) => {
    const box = plan.current?.getBoundingClientRect();
    const here = self && presence.poses.get(self)?.pose;
    if (!box || !here) return;
    const x = ((event.clientX - box.left) / box.width - 0.5) * size;
    const z = ((event.clientY - box.top) / box.height - 0.5) * size;
    go(onFloor(here, x, z));
  };
  const step = (event: KeyboardEvent) => {
    const by = stepOf(event.key);
    const here = self && presence.poses.get(self)?.pose;
    if (!by || !here) return;
    event.preventDefault();
    go(onFloor(here, here.x + by.x, here.z + by.z));
  };
  return (
    <figure className={styles.figure}>
      <svg
        ref={plan}
        className={styles.plan}
        viewBox={`${-vrRoomHalf} ${-vrRoomHalf} ${size} ${size}`}
        role="application"
        aria-label={text.plan}
        aria-describedby="room-plan-hint"
        tabIndex={0}
        onClick={goTo}
        onKeyDown={step}
      >
        <path className={styles.path} d="M-5.5 6.8C-1 4.5 2 5.5 4.2 3.2S1.5-1.2-2.6-2.4-4.4-5.6 0-6.4" />
        <rect className={styles.board} x="-3.6" y={-vrRoomHalf + 0.35} width="7.2" height="0.5" rx="0.25" />
        {participants.map((participant) => {
          const pose = presence.poses.get(participant.userId)?.pose;
          if (!pose) return null;
          return (
            <g
              key={participant.userId}
              className={styles.person}
              data-tone={roleTones[participant.role]}
              data-self={participant.userId === self || undefined}
              data-away={!participant.isOnline || undefined}
              data-person={participant.userId}
              transform={`translate(${pose.x.toFixed(2)} ${pose.z.toFixed(2)})`}
            >
              <path
                className={styles.look}
                d="M-0.32-0.5 0-1.02 0.32-0.5Z"
                transform={`rotate(${((-pose.yaw * 180) / Math.PI).toFixed(0)})`}
              />
              <circle r="0.55" />
              <text y="0.2">{[...(participant.name || text.member)][0]}</text>
              {participant.handRaisedAt && <circle className={styles.hand} cx="0.5" cy="-0.5" r="0.26" />}
            </g>
          );
        })}
      </svg>
      <figcaption id="room-plan-hint">{text.planHint}</figcaption>
    </figure>
  );
}
