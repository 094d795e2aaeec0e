import { pickLocalized } from '@masar/i18n';
import { useLocale } from '@masar/ui';
import { SelectField } from '#shared/forms/SelectField';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { communityQueries } from '../community.queries';

interface ForumFieldProps {
  label: string;
  /** Stands for no choice. */
  choose: string;
  value?: string;
  error: string | undefined;
  /** A forum that makes no sense here: where the discussion is already. */
  except?: string | null;
  onChange?: (forumId: string) => void;
}

export function ForumField({ choose, except, onChange, ...field }: ForumFieldProps) {
  const { language } = useLocale();
  const forums = useSignedInQuery(communityQueries.forums());
  return (
    <SelectField {...field} name="forumId" required onChange={(event) => onChange?.(event.target.value)}>
      <option value="">{choose}</option>
      {forums.data
        ?.filter(({ id }) => id !== except)
        .map((forum) => (
          <option key={forum.id} value={forum.id}>
            {pickLocalized(forum, 'name', language)}
          </option>
        ))}
    </SelectField>
  );
}
