import { opportunityTypes, postingLimits } from '@masar/domain';
import { Button, ChevronDownIcon, SelectField, TextArea, TextField, useMessages } from '@masar/ui';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { opportunityFormMessages } from '../messages/opportunity-form.messages';
import { opportunityWords } from '../messages/opportunity-words.messages';
import type { Opportunity } from '../opportunity-answers';
import { useOpportunityForm } from '../useOpportunityForm';
import { EnglishFields } from './EnglishFields';
import styles from './OpportunityForm.module.css';

interface OpportunityFormProps {
  opportunity: Opportunity | undefined;
  onDone: (saved: Opportunity) => void;
}

const { titleMaximum, descriptionMaximum, lineMaximum, requirementsMaximum, contactMaximum } = postingLimits;

/** The fields of the specification, what else is worth saying, and English for those who write both (OPP-1). */
export function OpportunityForm({ opportunity, onDone }: OpportunityFormProps) {
  const text = useMessages(opportunityFormMessages);
  const words = useMessages(opportunityWords);
  const { draft, send, field, isBusy } = useOpportunityForm(opportunity, onDone);
  const line = { maxLength: lineMaximum };
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
        <SelectField {...field('type')} label={text.type}>
          {opportunityTypes.map((type) => (
            <option key={type} value={type}>
              {words[type]}
            </option>
          ))}
        </SelectField>
        <TextField {...field('company')} {...line} label={text.company} />
        <TextField {...field('location')} {...line} label={text.location} hint={text.locationHint} />
        <TextField {...field('duration')} {...line} label={text.duration} hint={text.durationHint} />
        <TextField {...field('startDate')} label={text.start} type="date" dir={undefined} />
        <TextField {...field('endDate')} label={text.end} type="date" dir={undefined} />
        <TextField {...field('startTime')} label={text.startTime} type="time" dir={undefined} />
        <TextField
          {...field('totalHours')}
          label={text.totalHours}
          hint={text.totalHoursHint}
          inputMode="numeric"
          maxLength={3}
        />
      </div>
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
        <details className={styles.fold}>
          <summary>
            {text.more}
            <ChevronDownIcon size={20} />
          </summary>
          <div className={styles.pair}>
            <TextField {...field('salary')} {...line} label={text.salary} hint={text.salaryHint} />
            <TextField {...field('applicationDeadline')} label={text.deadline} type="date" dir={undefined} />
          </div>
        </details>
        <EnglishFields field={field} />
      </div>
      <Button type="submit" size="large" className={styles.send} busy={isBusy}>
        {opportunity ? text.save : text.publish}
      </Button>
    </form>
  );
}
