import { postingLimits } from '@masar/domain';
import { ChevronDownIcon, TextArea, TextField, useMessages } from '@masar/ui';
import { opportunityFormMessages } from '../messages/opportunity-form.messages';
import type { useOpportunityForm } from '../useOpportunityForm';
import styles from './OpportunityForm.module.css';

interface EnglishFieldsProps {
  field: ReturnType<typeof useOpportunityForm>['field'];
}

/** The same texts in English, folded away: one language fills both. */
export function EnglishFields({ field }: EnglishFieldsProps) {
  const text = useMessages(opportunityFormMessages);
  const line = { dir: 'ltr', maxLength: postingLimits.lineMaximum };
  return (
    <details className={styles.fold}>
      <summary>
        {text.english}
        <ChevronDownIcon size={20} />
      </summary>
      <div className={styles.form}>
        <p className={styles.hint}>{text.englishHint}</p>
        <TextField {...field('titleEn')} dir="ltr" label={text.nameEn} maxLength={postingLimits.titleMaximum} />
        <TextArea
          {...field('descriptionEn')}
          dir="ltr"
          label={text.descriptionEn}
          rows={4}
          maxLength={postingLimits.descriptionMaximum}
        />
        <div className={styles.pair}>
          <TextField {...field('companyEn')} {...line} label={text.companyEn} />
          <TextField {...field('locationEn')} {...line} label={text.locationEn} />
          <TextField {...field('durationEn')} {...line} label={text.durationEn} />
          <TextField {...field('salaryEn')} {...line} label={text.salaryEn} />
        </div>
        <TextArea
          {...field('requirementsEn')}
          dir="ltr"
          label={text.requirementsEn}
          rows={3}
          maxLength={postingLimits.requirementsMaximum}
        />
      </div>
    </details>
  );
}
