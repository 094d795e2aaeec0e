import { postingLimits, serviceCategories } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { SelectField } from '#shared/forms/SelectField';
import { TextArea } from '#shared/forms/TextArea';
import { TextField } from '#shared/forms/TextField';
import { SkillField } from '#subjects/skills/SkillField';
import { EnglishFold, Pair, PostingForm } from '../form/PostingForm';
import { usePostingForm } from '../form/usePostingForm';
import { type Service, serviceKind } from './service.kind';
import { serviceMessages } from './service.messages';
import { serviceModel, withSkill } from './service-form';
import { serviceFormMessages } from './service-form.messages';

interface ServiceFormProps {
  posting: Service | undefined;
  onDone: (saved: Service) => void;
}

const { titleMaximum, descriptionMaximum, lineMaximum } = postingLimits;

/** The fields of the specification, and English for those who write both (SVC-1). */
export function ServiceForm({ posting, onDone }: ServiceFormProps) {
  const text = useMessages(serviceFormMessages);
  const words = useMessages(serviceMessages);
  const { language } = useLocale();
  const form = usePostingForm({ kind: serviceKind, model: serviceModel, posting, words: text, onDone });
  const { field, english, values, change } = form;
  return (
    <PostingForm form={form}>
      <TextField {...field('title')} required maxLength={titleMaximum} />
      <TextArea {...field('description')} required rows={5} maxLength={descriptionMaximum} />
      <Pair>
        <SelectField
          {...field('category')}
          required
          choices={serviceCategories}
          words={words}
          none={text.chooseCategory}
        />
        <TextField {...field('price')} inputMode="decimal" dir="ltr" />
        <TextField {...field('duration')} maxLength={lineMaximum} />
        <TextField {...field('skills')} />
        <SkillField
          label={text.findSkill}
          hint={text.findSkillHint}
          onChoose={(skill) => change({ skills: withSkill(values.skills, pickLocalized(skill, 'label', language)) })}
        />
      </Pair>
      <EnglishFold>
        <TextField {...english('title')} maxLength={titleMaximum} />
        <TextArea {...english('description')} rows={4} maxLength={descriptionMaximum} />
        <TextField {...english('duration')} maxLength={lineMaximum} />
      </EnglishFold>
    </PostingForm>
  );
}
