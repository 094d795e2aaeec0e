import { Mesh, MeshBasicMaterial } from 'three';
import type { CategoryId } from '@masar/domain';
import type { Language } from '@masar/i18n';
import { categoryTone, type ColorScheme } from '@masar/ui';
import { stationPlaces } from '../plan/room-plan.ts';
import { daylightOf } from '../sculpt/daylight.ts';
import { Painter, type MakeCanvas } from '../sculpt/painter.ts';
import { layFloor } from './floor.ts';
import { RoomKit, type BuiltRoom } from './room-kit.ts';
import { frameBoard, placeSeats, raiseSky } from './shell.ts';
import { layWay } from './way.ts';
import { furnishWebStudio } from './web-studio.ts';

interface RoomDesign {
  furnish: (kit: RoomKit) => void;
  /** Whether the way goes around the seats the other way. */
  isMirrored: boolean;
  floor: { ground: string; line: string };
}

const studio: RoomDesign = {
  furnish: furnishWebStudio,
  isMirrored: false,
  floor: { ground: '#EFE6D6', line: '#E0D3BC' },
};

const designs: Record<CategoryId, RoomDesign> = {
  'web-development': studio,
  'business-management': studio,
  'design-creativity': studio,
  'personal-skills': studio,
  'digital-marketing': studio,
  'project-management': studio,
};

interface RoomOrder {
  kind: CategoryId;
  stations: number;
  scheme: ColorScheme;
  language: Language;
  makeCanvas?: MakeCanvas;
}

/** Makes one of the six rooms: everything that does not move. */
export function buildRoom({ kind, stations, scheme, language, makeCanvas }: RoomOrder): BuiltRoom {
  const design = designs[kind];
  const kit = new RoomKit(new Painter(makeCanvas), daylightOf(scheme), language, categoryTone(kind));
  raiseSky(kit);
  layWay(kit, design.isMirrored);
  frameBoard(kit);
  placeSeats(kit);
  design.furnish(kit);
  layFloor(kit, design.floor.ground, design.floor.line);
  kit.root.add(new Mesh(kit.solid.build(), new MeshBasicMaterial({ vertexColors: true })));
  return { root: kit.root, plan: { stations: stationPlaces(stations, design.isMirrored), obstacles: kit.obstacles } };
}
