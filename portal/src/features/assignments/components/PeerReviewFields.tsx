import { peerReviewLimits } from '@masar/domain';
import { momentOf, typedMoment } from '@masar/i18n';
import { shell, useLocale, useMessages } from '@masar/ui';
import { MomentField } from '#shared/forms/MomentField';
import { SelectField } from '#shared/forms/SelectField';
import { TextArea } from '#shared/forms/TextArea';
import type { FieldOf } from '#shared/forms/useCheckedForm';
import type { WrittenAssignment } from '../assignments.mutations';
import { peerReviewsMessages } from '../messages/peer-reviews.messages';
import styles from './Assignments.module.css';

interface PeerReviewFieldsProps {
  values: WrittenAssignment;
  field: FieldOf;
  onChange: (changes: Partial<WrittenAssignment>) => void;
}

const counts = Array.from({ length: peerReviewLimits.reviewsMaximum + 1 }, (_, count) => count);

/** How learners review each other's work, if at all (ASG-2). */
export function PeerReviewFields({ values, field, onChange }: PeerReviewFieldsProps) {
  const text = useMessages(peerReviewsMessages);
  const { format } = useLocale();
  return (
    <fieldset className={styles.criterion}>
      <legend>{text.fields}</legend>
      <div className={shell.stack12}>
        <SelectField
          {...field('peerReviews')}
          label={text.count}
          value={String(values.peerReviews ?? 0)}
          onChange={(event) => onChange({ peerReviews: Number(event.currentTarget.value) })}
          choices={counts.map((count) => [count, count === 0 ? text.off : format.number(count)])}
        />
        {(values.peerReviews ?? 0) > 0 && (
          <>
            <MomentField
              {...field('peerReviewDueAt')}
              label={text.dueAt}
              hint={text.dueHint}
              value={typedMoment(values.peerReviewDueAt)}
              onChange={(event) => onChange({ peerReviewDueAt: momentOf(event.currentTarget.value) })}
            />
            <TextArea
              {...field('peerInstructionsAr')}
              label={text.instructionsAr}
              rows={3}
              maxLength={peerReviewLimits.instructionsMaximum}
              value={values.peerInstructionsAr ?? ''}
              onChange={(event) => onChange({ peerInstructionsAr: event.currentTarget.value })}
            />
            <TextArea
              {...field('peerInstructionsEn')}
              label={text.instructionsEn}
              rows={3}
              maxLength={peerReviewLimits.instructionsMaximum}
              value={values.peerInstructionsEn ?? ''}
              onChange={(event) => onChange({ peerInstructionsEn: event.currentTarget.value })}
            />
          </>
        )}
      </div>
    </fieldset>
  );
}
