import { opportunityTypes, postingLimits } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { Fold } from '#shared/fold/Fold';
import { SelectField } from '#shared/forms/SelectField';
import { TextArea } from '#shared/forms/TextArea';
import { TextField } from '#shared/forms/TextField';
import { formMessages } from '../form/form.messages';
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
  const { inEnglish } = useMessages(formMessages);
  const form = usePostingForm({ kind: opportunityKind, model: opportunityModel, posting, words: text, onDone });
  const { field } = form;
  const english = (name: 'title' | 'description' | 'requirements' | (typeof mainLines | typeof moreLines)[number]) => ({
    ...field(`${name}En`),
    dir: 'ltr',
    label: inEnglish(text[name]),
  });
  return (
    <PostingForm form={form}>
      <TextField {...field('title')} label={text.title} required maxLength={titleMaximum} />
      <TextArea
        {...field('description')}
        label={text.description}
        hint={text.descriptionHint}
        required
        rows={5}
        maxLength={descriptionMaximum}
      />
      <Pair>
        <SelectField {...field('type')} label={text.type} choices={opportunityTypes} words={words} />
        {mainLines.map((name) => (
          <TextField key={name} {...field(name)} {...line} label={text[name]} hint={text[`${name}Hint`]} />
        ))}
        <TextField {...field('startDate')} {...day} label={text.start} />
        <TextField {...field('endDate')} {...day} label={text.end} />
        <TextField {...field('startTime')} label={text.startTime} type="time" dir={undefined} />
        <TextField
          {...field('totalHours')}
          label={text.totalHours}
          hint={text.totalHoursHint}
          inputMode="numeric"
          maxLength={3}
        />
      </Pair>
      <TextArea {...field('requirements')} label={text.requirements} rows={3} maxLength={requirementsMaximum} />
      <TextArea
        {...field('contactInfo')}
        label={text.contact}
        hint={text.contactHint}
        required
        rows={2}
        maxLength={contactMaximum}
      />
      <div>
        <Fold title={text.more}>
          <Pair>
            {moreLines.map((name) => (
              <TextField key={name} {...field(name)} {...line} label={text[name]} hint={text[`${name}Hint`]} />
            ))}
            <TextField {...field('applicationDeadline')} {...day} label={text.deadline} />
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
