import { givenCourseRights } from '@masar/domain';
import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { FormFailure } from '#shared/forms/FormFailure';
import { SelectField } from '#shared/forms/SelectField';
import { TextField } from '#shared/forms/TextField';
import { useAccountRules } from '#shared/forms/useAccountRules';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
import { useToast } from '#shared/toasts/ToastProvider';
import { courseRightWords } from '#subjects/courses/course-rights.messages';
import { coursePeopleMessages } from '../../messages/course-people.messages';
import { useInviteToTeach } from '../../people.queries';
import styles from '../Form.module.css';

/** Offers a right to an address; whether it has an account nobody is told (CRS-14). */
export function InviteToTeach({ courseId }: { courseId: string }) {
  const text = useMessages(coursePeopleMessages);
  const rights = useMessages(courseRightWords);
  const toast = useToast();
  const invite = useInviteToTeach(courseId);
  const { form, errorOf, failure, isBusy } = useCheckedForm({
    rules: { email: useAccountRules().email, right: asMarked },
    send: ({ email, right }) => invite.mutateAsync({ email, right: right === 'assistant' ? 'assistant' : 'teacher' }),
    onSent: () => toast({ title: text.invited, description: text.invitedHint, kind: 'success' }),
    isRepeated: true,
  });
  return (
    <form {...form} className={shell.stack16} aria-labelledby="invite-to-teach">
      <h3 id="invite-to-teach">{text.inviteTitle}</h3>
      <p className={styles.hint}>{text.inviteHint}</p>
      <div className={styles.pair}>
        <TextField
          label={text.email}
          name="email"
          type="email"
          dir="ltr"
          required
          maxLength={254}
          error={errorOf('email')}
        />
        <SelectField label={text.as} name="right" hint={text.asHint} choices={givenCourseRights} words={rights} />
      </div>
      <FormFailure {...failure} />
      <div className={styles.actions}>
        <Button type="submit" loading={isBusy}>
          {text.invite}
        </Button>
      </div>
    </form>
  );
}
