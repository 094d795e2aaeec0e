import { useLocale, useMessages, useNetworkReturn } from '@masar/ui';
import Alert from '@mui/material/Alert';
import { homeMessages } from './home.messages';

/** Says of when everything below is, while it comes from the device, and asks the server when the network returns. */
export function KeptState({ at, onReturn }: { at: string; onReturn: () => void }) {
  const text = useMessages(homeMessages);
  const { format } = useLocale();
  useNetworkReturn(onReturn);
  return (
    <Alert severity="info">
      {text.kept} <time dateTime={at}>{format.dateTime(at)}</time>
    </Alert>
  );
}
