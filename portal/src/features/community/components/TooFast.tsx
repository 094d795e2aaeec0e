import { ApiError } from '@masar/contracts';
import Alert from '@mui/material/Alert';

/** Who writes faster than anybody reads is told how long to wait, until they try again (COM-4). */
export function TooFast({ error }: { error: unknown }) {
  if (!(error instanceof ApiError) || error.status !== 429) return null;
  return <Alert severity="warning">{error.detail}</Alert>;
}
