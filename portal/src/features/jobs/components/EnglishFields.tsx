import type { ComponentProps } from 'react';
import { postingLimits } from '@masar/domain';
import { TextArea, TextField, useMessages } from '@masar/ui';
import { jobFormMessages } from '../messages/job-form.messages';
import type { englishFields } from '../model/job-form';
import styles from './JobEditor.module.css';

type Controlled = Pick<ComponentProps<typeof TextField>, 'name' | 'error'> & {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};

interface EnglishFieldsProps {
  field: (name: (typeof englishFields)[number]) => Controlled;
}

/** The same texts in English, folded away: one language fills both. */
export function EnglishFields({ field }: EnglishFieldsProps) {
  const text = useMessages(jobFormMessages);
  const line = { dir: 'ltr', maxLength: postingLimits.lineMaximum };
  return (
    <details className={styles.english}>
      <summary>{text.english}</summary>
      <div className={styles.form}>
        <p className={styles.hint}>{text.englishHint}</p>
        <TextField {...field('titleEn')} {...line} label={text.nameEn} maxLength={postingLimits.titleMaximum} />
        <TextField {...field('companyNameEn')} {...line} label={text.companyEn} />
        <TextArea
          {...field('descriptionEn')}
          dir="ltr"
          label={text.descriptionEn}
          rows={5}
          maxLength={postingLimits.descriptionMaximum}
        />
        <TextField {...field('locationEn')} {...line} label={text.locationEn} />
        <TextField {...field('salaryRangeEn')} {...line} label={text.salaryEn} />
      </div>
    </details>
  );
}
