import { opportunityTypes, postingLimits } from '@masar/domain';
import { momentOf } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { Fold } from '#shared/fold/Fold';
import { SelectField } from '#shared/forms/SelectField';
import { TextArea } from '#shared/forms/TextArea';
import { TextField } from '#shared/forms/TextField';
import { EnglishFold, Pair, PostingForm } from '../form/PostingForm';
import { usePostingForm } from '../form/usePostingForm';
import { type Opportunity, opportunityKind } from './opportunity.kind';
import { opportunityMessages } from './opportunity.messages';
import { mainLines, moreLines, opportunityModel } from './opportunity-form';
import { opportunityFormMessages } from './opportunity-form.messages';

interface OpportunityFormProps {
  posting: Opportunity | undefined;
  onDone: (saved: Opportunity) => void;
}

const { titleMaximum, descriptionMaximum, lineMaximum, requirementsMaximum, contactMaximum } = postingLimits;
const line = { maxLength: lineMaximum };
const day = { type: 'date', dir: undefined };

/** The fields of the specification, what else is worth saying, and English for those who write both (OPP-1). */
export function OpportunityForm({ posting, onDone }: OpportunityFormProps) {
  const text = useMessages(opportunityFormMessages);
  const words = useMessages(opportunityMessages);
  const form = usePostingForm({ kind: opportunityKind, model: opportunityModel, posting, words: text, onDone });
  const { format } = useLocale();
  const { field, english } = form;
  const start = momentOf(`${field('startDate').value}T${field('startTime').value}`);
  return (
    <PostingForm form={form}>
      <TextField {...field('title')} required maxLength={titleMaximum} />
      <TextArea {...field('description')} required rows={5} maxLength={descriptionMaximum} />
      <Pair>
        <SelectField {...field('type')} choices={opportunityTypes} words={words} />
        {mainLines.map((name) => (
          <TextField key={name} {...field(name)} {...line} />
        ))}
        <TextField {...field('startDate')} {...day} />
        <TextField {...field('endDate')} {...day} />
        <TextField {...field('startTime')} type="time" dir={undefined} hint={format.clockNote(start)} />
        <TextField {...field('totalHours')} inputMode="numeric" maxLength={3} />
      </Pair>
      <TextArea {...field('requirements')} rows={3} maxLength={requirementsMaximum} />
      <TextArea {...field('contactInfo')} required rows={2} maxLength={contactMaximum} />
      <div>
        <Fold title={text.more}>
          <Pair>
            {moreLines.map((name) => (
              <TextField key={name} {...field(name)} {...line} />
            ))}
            <TextField {...field('applicationDeadline')} {...day} />
          </Pair>
        </Fold>
        <EnglishFold>
          <TextField {...english('title')} maxLength={titleMaximum} />
          <TextArea {...english('description')} rows={4} maxLength={descriptionMaximum} />
          <Pair>
            {[...mainLines, ...moreLines].map((name) => (
              <TextField key={name} {...english(name)} {...line} />
            ))}
          </Pair>
          <TextArea {...english('requirements')} rows={3} maxLength={requirementsMaximum} />
        </EnglishFold>
      </div>
    </PostingForm>
  );
}
