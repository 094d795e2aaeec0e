import { vrLimits } from '@masar/domain';
import { useMessages } from '@masar/ui';
import type { ControlProps } from '../records/fields/field';
import { PictureInput } from '../records/PictureInput';
import { recordsMessages } from '../records/records.messages';
import { TextInBothLanguages } from '../records/TextInBothLanguages';
import { LinesInput } from './LinesInput';
import { OrderedItems } from './OrderedItems';
import { vrWorkshopsMessages } from './vr-workshops.messages';

/** The sides of the board in their order: title, points and a picture each. */
export function SlidesInput({ source, label }: ControlProps) {
  const text = useMessages(vrWorkshopsMessages);
  const { inArabic, inEnglish } = useMessages(recordsMessages);
  return (
    <OrderedItems source={source} label={label} add={text.addSlide} itemLabel={text.slide} max={vrLimits.slidesMaximum}>
      <TextInBothLanguages source="title" label={text.heading} isRequired="ar" />
      <LinesInput source="bulletsAr" label={inArabic(text.bullets)} hint={text.bulletsHint} language="ar" />
      <LinesInput source="bulletsEn" label={inEnglish(text.bullets)} hint={text.englishHint} language="en" />
      <PictureInput source="pictureFileId" label={text.picture} keeps="id" />
    </OrderedItems>
  );
}
