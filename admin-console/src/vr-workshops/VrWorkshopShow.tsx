import { type Language, pickLocalized } from '@masar/i18n';
import { buttonClass, Card, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { filteredList } from '../records/filtered-list';
import { RecordShow } from '../records/RecordShow';
import { useNaming } from '../records/useNaming';
import { TitledTexts } from './TitledTexts';
import { type VrWorkshop, vrWorkshopFields } from './vr-workshop.fields';
import { vrWorkshopsMessages } from './vr-workshops.messages';

export function VrWorkshopShow() {
  const text = useMessages(vrWorkshopsMessages);
  const { language } = useLocale();
  return (
    <RecordShow<VrWorkshop>
      back={text.back}
      title={useNaming<VrWorkshop>('title')}
      fields={vrWorkshopFields}
      isEditable
      actions={({ id }) => <Ways id={id} />}
    >
      {({ slides, stations }) => (
        <>
          {slides.length > 0 && (
            <Card as="section">
              <h2>{vrWorkshopFields.slides.label[language]}</h2>
              <TitledTexts items={slides.map((slide) => slideIn(slide, language))} />
            </Card>
          )}
          {stations.length > 0 && (
            <Card as="section">
              <h2>{vrWorkshopFields.stations.label[language]}</h2>
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

function Ways({ id }: { id: string }) {
  const text = useMessages(vrWorkshopsMessages);
  return (
    <>
      <Link className={buttonClass({ variant: 'secondary' })} to={filteredList('vr-sessions', { workshopId: id })}>
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
  );
}

const slideIn = (slide: VrWorkshop['slides'][number], language: Language) => ({
  title: pickLocalized(slide, 'title', language),
  pictureFileId: slide.pictureFileId,
  lines: language === 'ar' || slide.bulletsEn.length === 0 ? slide.bulletsAr : slide.bulletsEn,
});
