import { roles } from '@masar/domain';
import { useMessages, useRoleName } from '@masar/ui';
import { ChoiceFilter, DaysFilter, WordsFilter } from '../records/filters';
import { usersMessages } from './users.messages';

/** By words, role, whether they are kept out, and when they came. */
export function UserFilters() {
  const text = useMessages(usersMessages);
  const names = useRoleNames();
  return (
    <>
      <WordsFilter label={text.search} />
      <ChoiceFilter source="role" label={text.role} choices={roles.map((value) => ({ value, label: names[value] }))} />
      <ChoiceFilter
        source="isSuspended"
        label={text.access}
        choices={[
          { value: false, label: text.notSuspended },
          { value: true, label: text.suspended },
        ]}
      />
      <ChoiceFilter
        source="isVerified"
        label={text.verified}
        choices={[
          { value: true, label: text.confirmed },
          { value: false, label: text.unconfirmed },
        ]}
      />
      <DaysFilter source="createdAt" label={text.createdAt} />
    </>
  );
}

/** Each role by its name. */
export const useRoleNames = () => ({
  student: useRoleName('student'),
  instructor: useRoleName('instructor'),
  volunteer: useRoleName('volunteer'),
  admin: useRoleName('admin'),
});
