import { type CategoryId, categoryIds } from '@masar/domain';
import { type Language, languageData, pickLocalized } from '@masar/i18n';
import type { RoomWorkshop } from '../scene/room-scene-props';
import type { VrRoom } from '../vr-answers';

const anyRoom: CategoryId = 'personal-skills';

/** What a room shows, in the reader's language. */
export function toRoomWorkshop({ session, slides, stations }: VrRoom, language: Language): RoomWorkshop {
  return {
    title: session.title,
    kind: categoryIds.find((id) => id === session.categoryId) ?? anyRoom,
    slides: slides.map((slide) => ({
      title: pickLocalized(slide, 'title', language),
      bullets: { ar: slide.bulletsAr, en: slide.bulletsEn }[languageData[language].reads[0]],
      pictureUrl: slide.pictureUrl,
    })),
    stations: stations.map((station) => ({
      title: pickLocalized(station, 'title', language),
      text: pickLocalized(station, 'text', language),
    })),
  };
}
