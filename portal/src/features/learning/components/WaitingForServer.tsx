import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface WaitingForServerProps {
  /** What happens once network and server are back. */
  children: string;
  callOff: string;
  onCallOff: () => void;
}

/** Something could not arrive and is sent again by itself: told calmly, and may be called off (EVD-2). */
export function WaitingForServer({ children, callOff, onCallOff }: WaitingForServerProps) {
  return (
    <Alert severity="info" role="status" icon={<CircularProgress size={22} aria-hidden />}>
      <div>{children}</div>
      <Button variant="text" onClick={onCallOff}>
        {callOff}
      </Button>
    </Alert>
  );
}
