import { useInput } from 'react-admin';
import { TextField, useMessages } from '@masar/ui';
import { searchAliasMessages } from './search-aliases.messages';

interface AliasNameFieldProps {
  source: 'term' | 'canonical';
  label: string;
  hint: string;
}

/** One of the two names in our own field, held by react-admin's form. */
export function AliasNameField({ source, label, hint }: AliasNameFieldProps) {
  const text = useMessages(searchAliasMessages);
  const validate = (value: unknown) => (String(value ?? '').trim() ? undefined : text.required);
  const { field, fieldState } = useInput({ source, validate, defaultValue: '' });
  return <TextField {...field} label={label} hint={hint} required maxLength={100} error={fieldState.error?.message} />;
}
