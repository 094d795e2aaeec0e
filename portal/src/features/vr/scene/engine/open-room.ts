import { type CategoryId, type Pose, seatPose } from '@masar/domain';
import type { Language } from '@masar/i18n';
import type { ColorScheme } from '@masar/ui';
import type { RoomPresence } from '../../presence/room-presence';
import { loadLetters } from '../lettering/letters.ts';
import type { ShownSlide } from '../lettering/slide.ts';
import type { Sign } from '../lettering/station-sign.ts';
import { StationVisits } from '../plan/station-visits.ts';
import { distanceBetween } from '../plan/walkable.ts';
import { buildRoom } from '../rooms/build-room.ts';
import { disposeOf } from '../rooms/room-kit.ts';
import { daylightOf } from '../sculpt/daylight.ts';
import { Painter } from '../sculpt/painter.ts';
import { Crowd } from './crowd.ts';
import { handsOn } from './hands-on.ts';
import { headPose, Headset } from './headset.ts';
import { Person } from './person.ts';
import { floorUnder, rayThrough } from './pointing.ts';
import { SlideBoard } from './slide-board.ts';
import { Stage } from './stage.ts';
import { StationMarks } from './station-marks.ts';

export interface RoomOrder {
  presence: RoomPresence;
  kind: CategoryId;
  stations: number;
  language: Language;
  scheme: ColorScheme;
  /** Whether the person wants less motion; asked anew each time. */
  isCalm: () => boolean;
  /** Came near a station, for the first or another time. */
  onStation: (station: number) => void;
  onSeated: (isSeated: boolean) => void;
}

/** An open room, as its controls see it. */
export interface OpenRoom {
  steer: (forward: number, aside: number) => void;
  goToStation: (station: number) => void;
  sit: (seat: number) => void;
  stand: () => void;
  showSlide: (slide: Omit<ShownSlide, 'picture'>) => void;
  showStations: (signs: readonly Sign[]) => void;
  enterHeadset: () => Promise<void>;
  close: () => void;
}

/** Opens a room on a canvas; rejects where the browser cannot draw it, or when it is no longer wanted. */
export async function openRoom(canvas: HTMLCanvasElement, order: RoomOrder, wanted: AbortSignal): Promise<OpenRoom> {
  await loadLetters();
  wanted.throwIfAborted();
  const { presence, isCalm } = order;
  const stage = new Stage(canvas);
  const painter = new Painter();
  const room = buildRoom(order);
  const slides = new SlideBoard(painter, () => stage.redraw());
  const marks = new StationMarks(painter, room.plan.stations);
  const crowd = new Crowd(painter, daylightOf(order.scheme), isCalm);
  stage.scene.add(room.root, slides.mesh, marks.root, crowd.root);

  const { self, participants } = presence.snapshot();
  const person = new Person(room.plan, self ? presence.poses.get(self)?.pose : undefined, isCalm);
  const seat = participants.find(({ userId }) => userId === self)?.seat ?? null;
  // Who comes in stands where the seat is: one takes it.
  if (seat !== null && distanceBetween(person.pose, seatPose(seat)) < 0.1) person.sit(seat);
  const headset = new Headset(stage, room.plan);
  const visits = new StationVisits(room.plan, () => presence.snapshot().visited, order.onStation);
  let wasSeated: boolean | undefined;
  let told = person.pose;

  const arrive = (pose: Pose) => {
    told = pose;
    presence.move(pose);
    if (!person.isGliding) visits.stand(pose);
    if (person.isSeated !== wasSeated) order.onSeated((wasSeated = person.isSeated));
  };
  /** Whether the plan beside the room moved oneself. */
  const wasPutElsewhere = () => {
    const own = self && presence.poses.get(self)?.pose;
    if (!own || own === told) return false;
    person.put(own);
    return true;
  };
  const follow = () => {
    crowd.follow(presence.snapshot(), presence.poses);
    stage.redraw();
  };
  const placeCamera = () => {
    const { x, y, z, yaw } = person.pose;
    stage.rig.position.set(x, 0, z);
    stage.rig.rotation.y = yaw;
    stage.camera.position.set(0, y, 0);
    stage.camera.rotation.set(person.pitch, 0, 0);
    stage.redraw();
  };

  stage.each((now) => crowd.advance(now));
  stage.each((now, seconds) => {
    if (headset.isOn) {
      headset.advance();
      arrive(headPose(stage.camera));
      return true;
    }
    if (!wasPutElsewhere() && !person.advance(now, seconds)) return false;
    placeCamera();
    arrive(person.pose);
    return true;
  });
  const endings = [
    presence.subscribe(follow),
    presence.onPose((userId, seen) => crowd.see(userId, seen)),
    handsOn(canvas, {
      steps: person.steps,
      redraw: () => stage.redraw(),
      look: (yaw, pitch) => {
        person.look(yaw, pitch);
        placeCamera();
        arrive(person.pose);
      },
      tap: (across, down) => {
        const spot = floorUnder(rayThrough(stage.camera, across, down));
        if (!spot) return;
        visits.mean(spot);
        person.goTo(spot);
      },
    }),
  ];
  follow();
  placeCamera();
  arrive(person.pose);

  return {
    steer: (forward, aside) => Object.assign(person.steps, { forward, aside }),
    goToStation: (number) => {
      const place = room.plan.stations[number];
      if (!place) return;
      visits.mean(place);
      person.goTo(place, place.sight);
    },
    sit: (seat) => person.sit(seat),
    stand: () => person.stand(),
    showSlide: (slide) => slides.show(slide),
    showStations: (signs) => {
      marks.show(signs);
      stage.redraw();
    },
    enterHeadset: async () => {
      await headset.enter(person.pose, () => {
        person.pose = { ...person.pose, ...headSpot(headPose(stage.camera)) };
        placeCamera();
      });
    },
    close: () => {
      for (const end of endings) end();
      marks.dispose();
      crowd.dispose();
      disposeOf(stage.scene);
      stage.dispose();
    },
  };
}

const headSpot = ({ x, z, yaw }: Pose) => ({ x, z, yaw });
