import type { TokenScope } from '@masar/domain';
import { shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { fieldError, submittedValues } from '#shared/forms/form-values';
import { FormFailure } from '#shared/forms/FormFailure';
import { SelectField } from '#shared/forms/SelectField';
import { TextField } from '#shared/forms/TextField';
import profile from '../components/Profile.module.css';
import { accessTokenMessages } from './access-tokens.messages';
import { useCreateToken } from './access-tokens.queries';
import { ReadyToken } from './ReadyToken';
import { ScopeChoice } from './ScopeChoice';

const lifetimes = ['30', '90', '365'];
const fields = ['name', 'scopes', 'expiresInDays'] as const;

/** Asks for name, lifetime and scopes; then shows the token, this once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages(accessTokenMessages);
  const { format } = useLocale();
  const create = useCreateToken();
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['courses:read']);
  if (create.data) return <ReadyToken token={create.data.token} onClose={onClose} />;
  return (
    <Dialog title={text.newTitle} onClose={onClose}>
      <form
        className={`${shell.stack16} ${profile.section}`}
        noValidate
        onSubmit={(event) => {
          const { name = '', expiresInDays = '' } = submittedValues(event);
          create.mutate({ name, expiresInDays: Number(expiresInDays), scopes: [...scopes] });
        }}
      >
        <TextField
          label={text.name}
          name="name"
          maxLength={80}
          dir="auto"
          hint={text.nameHint}
          error={fieldError(create.error, 'name')}
        />
        <SelectField
          label={text.lifetime}
          name="expiresInDays"
          defaultValue="90"
          choices={lifetimes.map((days) => [days, text.days(format.number(Number(days)))])}
        />
        <ScopeChoice chosen={scopes} onChange={setScopes} error={fieldError(create.error, 'scopes')} />
        <FormFailure error={create.error} fields={fields} fallback={text.createFailed} />
        <div className={shell.row10}>
          <Button type="submit" loading={create.isPending}>
            {text.create}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
