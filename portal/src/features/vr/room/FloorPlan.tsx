import { type Pose, vrRoomHalf } from '@masar/domain';
import { roleTones, useMessages } from '@masar/ui';
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { inRoomMessages } from '../messages/in-room.messages';
import type { RoomPresence, RoomSnapshot } from '../presence/room-presence';
import { flowingLine } from '../scene/plan/flowing-line';
import { isMirroredKind, stationPlaces, wayOf } from '../scene/plan/room-plan';
import type { RoomWorkshop } from '../scene/room-scene-props';
import { onFloor, stepOf } from './floor';
import styles from './FloorPlan.module.css';

interface FloorPlanProps {
  presence: RoomPresence;
  snapshot: RoomSnapshot;
  workshop: RoomWorkshop;
}

const size = 2 * vrRoomHalf;

const redrawMs = 40;

/** The way on the floor, as the scene lays it. */
const wayPath = (isMirrored: boolean): string =>
  `M${flowingLine(wayOf(isMirrored), 6)
    .map(({ x, z }) => `${x.toFixed(2)} ${z.toFixed(2)}`)
    .join('L')}`;

/** Draws anew with every pose that comes, a few times a second at most. */
function usePoses({ onPose }: RoomPresence): () => void {
  const [, setDrawn] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // No animation frame: where software draws the scene beside it, the next one comes late.
  const draw = useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setDrawn((times) => times + 1);
    }, redrawMs);
  }, []);
  useEffect(() => {
    const stop = onPose(draw);
    return () => {
      stop();
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [onPose, draw]);
  return draw;
}

/** The room from above: who is where, moving as they move; a click or the arrow keys move oneself. */
export function FloorPlan({ presence, snapshot, workshop }: FloorPlanProps) {
  const text = useMessages(inRoomMessages);
  const plan = useRef<SVGSVGElement>(null);
  const draw = usePoses(presence);
  const { self, participants, visited } = snapshot;
  const isMirrored = isMirroredKind(workshop.kind);
  const way = useMemo(() => wayPath(isMirrored), [isMirrored]);
  const stations = stationPlaces(workshop.stations.length, isMirrored);

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
        <path className={styles.path} d={way} />
        {stations.map(({ x, z }, station) => (
          <circle
            key={station}
            className={styles.station}
            data-visited={visited.includes(station) || undefined}
            cx={x}
            cy={z}
            r="0.3"
          />
        ))}
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
