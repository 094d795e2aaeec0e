import type { HotspotArea, HotspotQuestion } from '@masar/domain';
import { shell, useLocale, useMessages } from '@masar/ui';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { FileChoice } from '#shared/forms/FileChoice';
import { NumberField } from '#shared/forms/NumberField';
import { SelectField } from '#shared/forms/SelectField';
import { AddButton } from './AddButton';
import { AreasOnPicture } from './AreasOnPicture';
import styles from './Editing.module.css';
import type { EditingKind } from './editing-kind';
import { withoutPart } from './list-edit';
import { LocalizedField } from './LocalizedField';
import { reshapedArea } from './moved-area';
import { newArea, noText } from './new-question';
import { Part } from './Part';
import { pictureTypes } from './PictureButton';
import { questionPicturesMessages } from './question-pictures.messages';
import { useUploadPicture } from './question-pictures.mutations';

interface HotspotFieldProps {
  bankId?: string | undefined;
  question: HotspotQuestion;
  onChange: (question: HotspotQuestion) => void;
}

/** The picture and its right places: by pointer and touch on the picture, by keys there, and as numbers (QB-1). */
function HotspotField({ bankId, question, onChange }: HotspotFieldProps) {
  const text = useMessages(questionPicturesMessages);
  const { format } = useLocale();
  const notifyFailure = useFailureNotice();
  const upload = useUploadPicture(bankId ?? '');
  const { areas, picture } = question;
  const put = (at: number, area: HotspotArea) =>
    onChange({ ...question, areas: areas.map((each, place) => (place === at ? area : each)) });
  const add = (shape: HotspotArea['shape']) => () => onChange({ ...question, areas: [...areas, newArea(shape)] });
  return (
    <>
      <div className={shell.stack14}>
        <div>
          <FileChoice
            label={picture ? text.change : text.choose}
            busyLabel={text.sending}
            isBusy={upload.isPending}
            accept={pictureTypes}
            takes="pictures"
            onChoose={(file) =>
              upload.mutate(file, {
                onSuccess: ({ url }) => onChange({ ...question, picture: url }),
                onError: (error) => notifyFailure(error, { title: text.failed }),
              })
            }
          />
        </div>
        <p className={styles.hint}>{text.pictureHint}</p>
        <LocalizedField
          labelAr={text.altAr}
          labelEn={text.altEn}
          value={question.pictureText}
          onChange={(pictureText) => onChange({ ...question, pictureText })}
        />
        <p className={styles.hint}>{text.altHint}</p>
      </div>
      <div role="group" aria-label={text.areas} className={shell.stack14}>
        <h3>{text.areas}</h3>
        {picture && (
          <>
            <p className={styles.hint}>{text.areasHint}</p>
            <AreasOnPicture picture={picture} areas={areas} onArea={put} />
          </>
        )}
        {areas.map((area, at) => (
          <AreaFields
            key={at}
            area={area}
            number={format.number(at + 1)}
            onChange={(changed) => put(at, changed)}
            onRemove={areas.length > 1 ? () => onChange({ ...question, areas: withoutPart(areas, at) }) : undefined}
          />
        ))}
        <div className={`${shell.line} ${styles.actions}`}>
          <AddButton label={text.addRectangle} parts={areas.length} onAdd={add('rectangle')} />
          <AddButton label={text.addCircle} parts={areas.length} onAdd={add('circle')} />
        </div>
      </div>
    </>
  );
}

interface AreaFieldsProps {
  area: HotspotArea;
  number: string;
  onChange: (area: HotspotArea) => void;
  onRemove: (() => void) | undefined;
}

/** One place as numbers, in percent of the picture. */
function AreaFields({ area, number, onChange, onRemove }: AreaFieldsProps) {
  const text = useMessages(questionPicturesMessages);
  const field = (label: string, value: number, change: (value: number) => HotspotArea) => (
    <NumberField
      label={label}
      value={value}
      onChange={(written) => onChange(change(Math.min(100, Math.max(0, written))))}
    />
  );
  return (
    <Part number={number} onRemove={onRemove}>
      <SelectField
        label={text.shape(number)}
        value={area.shape}
        onChange={(event) => onChange(reshapedArea(area, event.currentTarget.value as HotspotArea['shape']))}
        choices={['rectangle', 'circle']}
        words={text}
      />
      <div className={styles.numbers}>
        {field(text.left, area.x, (x) => ({ ...area, x }))}
        {field(text.top, area.y, (y) => ({ ...area, y }))}
        {area.shape === 'circle' ? (
          field(text.radius, area.radius, (radius) => ({ ...area, radius }))
        ) : (
          <>
            {field(text.width, area.width, (width) => ({ ...area, width }))}
            {field(text.height, area.height, (height) => ({ ...area, height }))}
          </>
        )}
      </div>
    </Part>
  );
}

export const hotspot: EditingKind<'hotspot'> = {
  blank: () => ({ picture: '', pictureText: noText(), areas: [newArea('rectangle')] }),
  KeyFields: HotspotField,
};
