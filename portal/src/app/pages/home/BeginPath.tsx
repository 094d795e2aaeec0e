import { useMessages } from '@masar/ui';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useSession } from '#shared/session/SessionProvider';
import { FirstPath } from '../start/FirstPath';
import { homeMessages } from './home.messages';

/** In place of the next lesson for whoever has no course yet: the way to begin (DSH-8). */
export function BeginPath() {
  const text = useMessages(homeMessages);
  const { user } = useSession();
  return (
    <Card component="section" aria-labelledby="begin-path" sx={{ padding: { xs: 2.5, md: 3.5 } }}>
      <Typography id="begin-path" variant="h2">
        {text.noEnrollments}
      </Typography>
      <Typography sx={{ marginBlock: '4px 20px', color: 'text.secondary' }}>{text.noEnrollmentsHint}</Typography>
      <FirstPath goal={user?.learningGoal ?? null} isFramed={false} />
    </Card>
  );
}
