import { type OrganizationScope, organizationScopes } from '@masar/domain';
import { SelectField, TextField, useLocale, useMessages } from '@masar/ui';
import { useState } from 'react';
import { CheckGroup } from '../page/CheckGroup';
import { SecretCreate } from '../page/SecretCreate';
import { organizationTokenCalls } from './organization-token-calls';
import { organizationTokensMessages } from './organization-tokens.messages';

const lifetimes = [30, 90, 365];

/** Asks for name, lifetime and scopes; then shows the token, this once. */
export function OrganizationTokenCreate() {
  const text = useMessages(organizationTokensMessages);
  const { format } = useLocale();
  const [name, setName] = useState('');
  const [days, setDays] = useState(90);
  const [scopes, setScopes] = useState<OrganizationScope[]>([]);
  return (
    <SecretCreate
      title={text.add}
      list="organization-tokens"
      text={text}
      create={() => organizationTokenCalls.create({ name: name.trim(), scopes, expiresInDays: days })}
      ready={{ title: text.readyTitle, warning: text.readyText, secretOf: ({ token }) => token }}
    >
      {(faults) => (
        <>
          <TextField
            label={text.name}
            hint={text.nameHint}
            required
            maxLength={80}
            dir="auto"
            value={name}
            error={faults['name']}
            onChange={({ target }) => setName(target.value)}
          />
          <SelectField
            label={text.lifetime}
            value={String(days)}
            onChange={({ target }) => setDays(Number(target.value))}
          >
            {lifetimes.map((count) => (
              <option key={count} value={count}>
                {text.days(format.number(count))}
              </option>
            ))}
          </SelectField>
          <CheckGroup
            legend={text.scopes}
            choices={organizationScopes}
            labels={text}
            chosen={scopes}
            error={faults['scopes']}
            onChange={setScopes}
          />
        </>
      )}
    </SecretCreate>
  );
}
