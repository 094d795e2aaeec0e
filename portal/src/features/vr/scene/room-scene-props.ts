import type { CategoryId } from '@masar/domain';
import type { Language } from '@masar/i18n';
import type { RoomPresence } from '../presence/room-presence';

/** A slide of the board in the reader's language. */
export interface RoomSlide {
  title: string;
  bullets: readonly string[];
  pictureUrl: string | null;
}

/** A place in the room with something to learn; its number is its place in the list. */
export interface RoomStation {
  title: string;
  text: string;
}

/** What a room shows besides who is in it. */
export interface RoomWorkshop {
  title: string;
  /** Which of the six rooms is drawn. */
  kind: CategoryId;
  slides: readonly RoomSlide[];
  /** At most six. */
  stations: readonly RoomStation[];
}

/** The 3D room; `scene/index.ts` exports it lazily as `RoomScene`. */
export interface RoomSceneProps {
  presence: RoomPresence;
  workshop: RoomWorkshop;
  language: Language;
  /** Somebody came near a station: the page tells it in words. `presence.visit` is called by the scene. */
  onStation: (station: number) => void;
  /** The device cannot show it, or the picture was lost for good: the flat room takes over. */
  onUnavailable: () => void;
}
