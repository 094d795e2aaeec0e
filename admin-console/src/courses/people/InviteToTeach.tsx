import { givenCourseRights } from '@masar/domain';
import { Button, SelectField, shell, TextField, useMessages } from '@masar/ui';
import { useState } from 'react';
import { coursePeopleMessages } from './course-people.messages';
import { useCoursePeopleDeed } from './useCoursePeople';

/** Offers a right to an address; its person accepts in the portal (CRS-14). */
export function InviteToTeach({ courseId }: { courseId: string }) {
  const text = useMessages(coursePeopleMessages);
  const [email, setEmail] = useState('');
  const [right, setRight] = useState<string>('teacher');
  const { isBusy, errors, send } = useCoursePeopleDeed(courseId);
  return (
    <form
      className={shell.stack12}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(
          {
            method: 'POST',
            path: `courses/${courseId}/invitations`,
            body: { email: email.trim(), right },
            done: text.invited,
          },
          { onSuccess: () => setEmail('') },
        );
      }}
    >
      <TextField
        label={text.email}
        hint={text.inviteHint}
        error={errors['email']}
        type="email"
        dir="ltr"
        autoComplete="off"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <SelectField label={text.as} value={right} onChange={({ target }) => setRight(target.value)}>
        {givenCourseRights.map((each) => (
          <option key={each} value={each}>
            {text[each]}
          </option>
        ))}
      </SelectField>
      <div>
        <Button type="submit" variant="secondary" busy={isBusy}>
          {text.invite}
        </Button>
      </div>
    </form>
  );
}
