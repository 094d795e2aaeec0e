import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { type SubmitEvent, useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { TextField } from '#shared/forms/TextField';
import { questionBanksMessages } from '../messages/question-banks.messages';
import styles from './Banks.module.css';

interface NameDialogProps {
  title: string;
  action: string;
  name?: string;
  isBusy: boolean;
  onSend: (name: string) => void;
  onClose: () => void;
}

/** Asks for a bank's name. */
export function NameDialog({ title, action, name: before = '', isBusy, onSend, onClose }: NameDialogProps) {
  const text = useMessages(questionBanksMessages);
  const [name, setName] = useState(before);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(name.trim());
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={`${shell.stack14} ${styles.section}`} onSubmit={send}>
        <TextField
          label={text.name}
          required
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth loading={isBusy}>
          {action}
        </Button>
      </form>
    </Dialog>
  );
}
