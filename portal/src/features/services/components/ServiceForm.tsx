import { postingLimits, serviceCategories } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { Button, ChevronDownIcon, SelectField, TextArea, TextField, useLocale, useMessages } from '@masar/ui';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { SkillField } from '#shared/skills/SkillField';
import { serviceFormMessages } from '../messages/service-form.messages';
import { serviceWords } from '../messages/service-words.messages';
import type { Service } from '../service-answers';
import { withSkill } from '../model/service-form';
import { useServiceForm } from '../useServiceForm';
import styles from './ServiceForm.module.css';

interface ServiceFormProps {
  service: Service | undefined;
  onDone: (saved: Service) => void;
}

const { titleMaximum, descriptionMaximum, lineMaximum } = postingLimits;

/** The fields of the specification, and English for those who write both (SVC-1). */
export function ServiceForm({ service, onDone }: ServiceFormProps) {
  const text = useMessages(serviceFormMessages);
  const words = useMessages(serviceWords);
  const { language } = useLocale();
  const { draft, send, field, isBusy } = useServiceForm(service, onDone);
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      {draft.wasRestored && <RestoredDraft onDiscard={draft.discard} />}
      <TextField {...field('title')} label={text.name} required maxLength={titleMaximum} />
      <TextArea
        {...field('description')}
        label={text.description}
        hint={text.descriptionHint}
        required
        rows={5}
        maxLength={descriptionMaximum}
      />
      <div className={styles.pair}>
        <SelectField {...field('category')} label={text.category} required>
          <option value="">{text.chooseCategory}</option>
          {serviceCategories.map((category) => (
            <option key={category} value={category}>
              {words[category]}
            </option>
          ))}
        </SelectField>
        <TextField {...field('price')} label={text.price} hint={text.priceHint} inputMode="decimal" dir="ltr" />
        <TextField {...field('duration')} label={text.duration} hint={text.durationHint} maxLength={lineMaximum} />
        <TextField {...field('skills')} label={text.skills} hint={text.skillsHint} />
        <SkillField
          label={text.findSkill}
          hint={text.findSkillHint}
          onChoose={(skill) =>
            draft.change({ skills: withSkill(draft.values.skills, pickLocalized(skill, 'label', language)) })
          }
        />
      </div>
      <details className={styles.fold}>
        <summary>
          {text.english}
          <ChevronDownIcon size={20} />
        </summary>
        <div className={styles.form}>
          <p className={styles.hint}>{text.englishHint}</p>
          <TextField {...field('titleEn')} dir="ltr" label={text.nameEn} maxLength={titleMaximum} />
          <TextArea
            {...field('descriptionEn')}
            dir="ltr"
            label={text.descriptionEn}
            rows={4}
            maxLength={descriptionMaximum}
          />
          <TextField {...field('durationEn')} dir="ltr" label={text.durationEn} maxLength={lineMaximum} />
        </div>
      </details>
      <Button type="submit" size="large" className={styles.send} busy={isBusy}>
        {service ? text.save : text.publish}
      </Button>
    </form>
  );
}
