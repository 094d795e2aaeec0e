import type { TokenScope } from '@masar/domain';
import { shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { FormFailure } from '#shared/forms/FormFailure';
import { SelectField } from '#shared/forms/SelectField';
import { TextField } from '#shared/forms/TextField';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
import profile from '../components/Profile.module.css';
import { accessTokenMessages } from './access-tokens.messages';
import { useCreateToken } from './access-tokens.queries';
import { ReadyToken } from './ReadyToken';
import { ScopeChoice } from './ScopeChoice';

const lifetimes = ['30', '90', '365'];

/** Asks for name, lifetime and scopes; then shows the token, this once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages(accessTokenMessages);
  const { format } = useLocale();
  const create = useCreateToken();
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['courses:read']);
  const { form, failure, errorOf, isBusy } = useCheckedForm({
    rules: { name: asMarked, scopes: asMarked, expiresInDays: asMarked },
    send: ({ name, expiresInDays }) =>
      create.mutateAsync({ name, expiresInDays: Number(expiresInDays), scopes: [...scopes] }),
  });
  if (create.data) return <ReadyToken token={create.data.token} onClose={onClose} />;
  return (
    <Dialog title={text.newTitle} onClose={onClose}>
      <form {...form} className={`${shell.stack16} ${profile.section}`}>
        <TextField
          label={text.name}
          name="name"
          maxLength={80}
          dir="auto"
          hint={text.nameHint}
          error={errorOf('name')}
        />
        <SelectField
          label={text.lifetime}
          name="expiresInDays"
          defaultValue="90"
          choices={lifetimes.map((days) => [days, text.days(format.number(Number(days)))])}
        />
        <ScopeChoice chosen={scopes} onChange={setScopes} error={errorOf('scopes')} />
        <FormFailure {...failure} fallback={text.createFailed} />
        <div className={shell.row10}>
          <Button type="submit" loading={isBusy}>
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
