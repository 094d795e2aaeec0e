import { type OrganizationScope, organizationScopes } from '@masar/domain';
import { Button, Card, CheckField, Notice, SelectField, TextField, useLocale, useMessages } from '@masar/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { PageHeading } from '../page/PageHeading';
import { ShownOnce } from '../page/ShownOnce';
import { faultsOf } from '../providers/faults-of';
import { organizationTokenCalls } from './organization-token-calls';
import { organizationTokensMessages } from './organization-tokens.messages';
import styles from './OrganizationTokens.module.css';

const lifetimes = [30, 90, 365];

/** Asks for name, lifetime and scopes; then shows the token, this once. */
export function OrganizationTokenCreate() {
  const text = useMessages(organizationTokensMessages);
  const { format } = useLocale();
  const [name, setName] = useState('');
  const [days, setDays] = useState(90);
  const [scopes, setScopes] = useState<OrganizationScope[]>([]);
  const client = useQueryClient();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => organizationTokenCalls.create({ name: name.trim(), scopes, expiresInDays: days }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['organization-tokens'] }),
  });
  const heading = <PageHeading title={text.add} before={<Link to="/organization-tokens">{text.back}</Link>} />;
  if (data) {
    return (
      <>
        {heading}
        <ShownOnce title={text.readyTitle} warning={text.readyText} secret={data.token} text={text} />
      </>
    );
  }
  const faults = faultsOf(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <>
      {heading}
      <Card>
        <form className={styles.fields} noValidate onSubmit={submit}>
          {error && Object.keys(faults).length === 0 && <Notice kind="danger">{error.message}</Notice>}
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
          <fieldset>
            <legend>{text.scopes}</legend>
            {organizationScopes.map((scope) => (
              <CheckField
                key={scope}
                label={text[scope]}
                checked={scopes.includes(scope)}
                error={scope === organizationScopes[0] ? faults['scopes'] : undefined}
                onChange={({ target }) =>
                  setScopes(target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
                }
              />
            ))}
          </fieldset>
          <div>
            <Button type="submit" busy={isPending}>
              {text.create}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
