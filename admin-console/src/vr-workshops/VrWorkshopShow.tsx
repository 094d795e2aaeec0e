import { Link } from 'react-router-dom';
import { pickLocalized } from '@masar/i18n';
import { buttonClass, Card, DifficultyBadge, useLocale, useMessages } from '@masar/ui';
import { CategoryName } from '../forums/CategoryName';
import { WordsInBothLanguages } from '../posts/WordsInBothLanguages';
import { RecordShow } from '../records/RecordShow';
import { useYesAndNo } from '../records/useYesAndNo';
import type { VrWorkshop } from './vr-workshop';
import { vrWorkshopsMessages } from './vr-workshops.messages';
import { TitledTexts } from './TitledTexts';

export function VrWorkshopShow() {
  const text = useMessages(vrWorkshopsMessages);
  const { language, format } = useLocale();
  const { yesOrNo } = useYesAndNo();
  return (
    <RecordShow<VrWorkshop>
      back={text.back}
      title={(workshop) => pickLocalized(workshop, 'title', language)}
      isEditable
      facts={(workshop) => [
        [text.heading, [...new Set([workshop.titleAr, workshop.titleEn])].join('\n')],
        [text.instructor, workshop.instructorName ?? text.nobody],
        [text.difficulty, <DifficultyBadge difficulty={workshop.difficulty} />],
        [text.duration, workshop.duration === null ? '—' : format.number(workshop.duration)],
        [text.maxParticipants, format.number(workshop.maxParticipants)],
        [text.requiredEquipment, workshop.requiredEquipment ?? '—'],
        [text.categoryId, <CategoryName id={workshop.categoryId} />],
        [text.isActive, yesOrNo(workshop.isActive)],
        [text.sessionsCount, format.number(workshop.sessionsCount)],
        [text.createdAt, format.dateTime(workshop.createdAt)],
      ]}
      actions={({ id }) => (
        <>
          <Link
            className={buttonClass({ variant: 'secondary' })}
            to={`/vr-sessions?filter=${encodeURIComponent(JSON.stringify({ workshopId: id }))}`}
          >
            {text.seeSessions}
          </Link>
          <Link
            className={buttonClass({ variant: 'secondary' })}
            to={`/vr-sessions/create?source=${encodeURIComponent(JSON.stringify({ workshopId: id }))}`}
          >
            {text.addSession}
          </Link>
          <a className={buttonClass({ variant: 'quiet' })} href={`/vr?workshop=${id}`} target="_blank" rel="noreferrer">
            {text.open}
          </a>
        </>
      )}
    >
      {({ descriptionAr, descriptionEn, slides, stations }) => (
        <>
          <WordsInBothLanguages title={text.description} arabic={descriptionAr} english={descriptionEn} />
          {slides.length > 0 && (
            <Card as="section">
              <h2>{text.slides}</h2>
              <TitledTexts
                items={slides.map((slide) => ({
                  title: pickLocalized(slide, 'title', language),
                  pictureFileId: slide.pictureFileId,
                  lines: language === 'ar' || slide.bulletsEn.length === 0 ? slide.bulletsAr : slide.bulletsEn,
                }))}
              />
            </Card>
          )}
          {stations.length > 0 && (
            <Card as="section">
              <h2>{text.stations}</h2>
              <TitledTexts
                items={stations.map((station) => ({
                  title: pickLocalized(station, 'title', language),
                  lines: [pickLocalized(station, 'text', language)],
                }))}
              />
            </Card>
          )}
        </>
      )}
    </RecordShow>
  );
}
