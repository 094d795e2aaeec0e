import type { CategoryId } from '@masar/domain';
import type { Language } from '@masar/i18n';
import { categoryTone, type ColorScheme } from '@masar/ui';
import { Mesh, MeshBasicMaterial } from 'three';
import { isMirroredKind, stationPlaces } from '../plan/room-plan.ts';
import { daylightOf } from '../sculpt/daylight.ts';
import { type MakeCanvas, Painter } from '../sculpt/painter.ts';
import { raiseCity } from './city.ts';
import { layFloor } from './floor.ts';
import { furnishGallery } from './gallery.ts';
import { furnishMarket } from './market.ts';
import { furnishPlanningHall } from './planning-hall.ts';
import { furnishPlaza } from './plaza.ts';
import { type BuiltRoom, RoomKit } from './room-kit.ts';
import { frameBoard, placeSeats, raiseSky } from './shell.ts';
import { furnishStageHall } from './stage-hall.ts';
import { layWay } from './way.ts';
import { furnishWebStudio } from './web-studio.ts';

interface RoomDesign {
  furnish: (kit: RoomKit, isMirrored: boolean) => void;
  floor: { ground: string; line: string };
}

const designs: Record<CategoryId, RoomDesign> = {
  'web-development': { furnish: furnishWebStudio, floor: { ground: '#EFE6D6', line: '#DDD0B8' } },
  'business-management': { furnish: furnishMarket, floor: { ground: '#E7D3B0', line: '#D2B98C' } },
  'design-creativity': { furnish: furnishGallery, floor: { ground: '#EFE4DD', line: '#E2CFC8' } },
  'personal-skills': { furnish: furnishStageHall, floor: { ground: '#D9B88D', line: '#C7A274' } },
  'digital-marketing': { furnish: furnishPlaza, floor: { ground: '#EBDAC4', line: '#DBBE9F' } },
  'project-management': {
    furnish: furnishPlanningHall,
    floor: { ground: '#E9E3DE', line: '#D3CBD8' },
  },
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
  const isMirrored = isMirroredKind(kind);
  const kit = new RoomKit(new Painter(makeCanvas), daylightOf(scheme), language, categoryTone(kind));
  raiseSky(kit);
  layWay(kit, isMirrored);
  frameBoard(kit);
  placeSeats(kit);
  raiseCity(kit);
  design.furnish(kit, isMirrored);
  layFloor(kit, design.floor.ground, design.floor.line);
  kit.root.add(new Mesh(kit.solid.build(), new MeshBasicMaterial({ vertexColors: true })));
  return { root: kit.root, plan: { stations: stationPlaces(stations, isMirrored), obstacles: kit.obstacles } };
}
