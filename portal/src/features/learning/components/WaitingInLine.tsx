import { useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import CircularProgress from '@mui/material/CircularProgress';
import { paperMessages } from '../paper.messages';

/** Many begin at once: the place in line, told calmly while the page waits by itself (SCL-2). */
export function WaitingInLine({ place }: { place: number }) {
  const text = useMessages(paperMessages);
  const { format } = useLocale();
  return (
    <Alert severity="info" role="status" icon={<CircularProgress size={22} aria-hidden />}>
      <AlertTitle>{text.inLine(format.number(place))}</AlertTitle>
      {text.inLineHint}
    </Alert>
  );
}
