import { TextField, useMessages } from '@masar/ui';
import { authMessages } from '../auth.messages';

/** Names as they were typed before, to be corrected. */
export interface WishedNames {
  firstName: string;
  lastName: string;
}

interface NameFieldsProps {
  names: WishedNames | undefined;
  errorOf: (field: keyof WishedNames) => string | undefined;
}

/** Whose account it will be (AUTH-2). */
export function NameFields({ names, errorOf }: NameFieldsProps) {
  const text = useMessages(authMessages);
  return (
    <>
      <TextField
        label={text.firstName}
        name="firstName"
        autoComplete="given-name"
        defaultValue={names?.firstName}
        required
        error={errorOf('firstName')}
      />
      <TextField
        label={text.lastName}
        name="lastName"
        autoComplete="family-name"
        defaultValue={names?.lastName}
        required
        error={errorOf('lastName')}
      />
    </>
  );
}
