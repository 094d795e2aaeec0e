import { ApiError } from '@masar/contracts';
import { shell, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Dialog } from '#shared/dialog/Dialog';
import { fieldError, submittedValues } from '#shared/forms/form-values';
import { FormFailure } from '#shared/forms/FormFailure';
import { TextField } from '#shared/forms/TextField';
import profile from '../components/Profile.module.css';
import { secondFactorMessages } from './second-factor.messages';

interface PasskeyNameDialogProps {
  title: string;
  name?: string;
  change: { error: Error | null; isPending: boolean };
  /** What to say when the device gave up. */
  fallback: string;
  onClose: () => void;
  onName: (name: string) => void;
}

/** Asks what to call a passkey. */
export function PasskeyNameDialog({ title, name, change, fallback, onClose, onName }: PasskeyNameDialogProps) {
  const text = useMessages(secondFactorMessages);
  const isOfServer = change.error instanceof ApiError;
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={`${shell.stack16} ${profile.section}`}
        noValidate
        onSubmit={(event) => onName(submittedValues(event)['name'] ?? '')}
      >
        <TextField
          label={text.passkeyName}
          name="name"
          defaultValue={name}
          maxLength={80}
          hint={text.passkeyNameHint}
          required
          error={fieldError(change.error, 'name')}
        />
        {isOfServer && <FormFailure error={change.error} fields={['name']} fallback={fallback} />}
        {change.error && !isOfServer && (
          <Alert severity="error" role="alert">
            {fallback}
          </Alert>
        )}
        <div className={shell.row10}>
          <Button type="submit" loading={change.isPending}>
            {text.save}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
