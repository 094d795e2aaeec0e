import type { LearningGoal } from '@masar/domain';
import { EmptyState, ErrorState, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { PathStations } from './PathStations';
import { startMessages } from './start.messages';
import { StartButton } from './StartButton';
import { useFirstPath } from './useFirstPath';

interface FirstPathProps {
  goal: LearningGoal | null;
  /** Within a card the stations need no frame of their own. */
  isFramed?: boolean;
}

/** The courses as stations and the one button that begins them (DSH-8). */
export function FirstPath({ goal, isFramed = true }: FirstPathProps) {
  const text = useMessages(startMessages);
  const describe = useFailureText();
  const { road, first, error, retry } = useFirstPath();
  if (error)
    return (
      <ErrorState title={text.failed} onRetry={retry}>
        {describe(error)}
      </ErrorState>
    );
  if (!road) return <FirstPathShape />;
  const [start] = road.stations;
  if (!start)
    return (
      <EmptyState title={text.noCourses} action={<ButtonLink to={paths.home.href()}>{text.home}</ButtonLink>}>
        {text.noCoursesHint}
      </EmptyState>
    );
  return (
    <Stack sx={{ gap: 2.5 }}>
      {isFramed ? (
        <Card sx={{ padding: { xs: 2, md: 3 } }}>
          <PathStations road={road} goal={goal} />
        </Card>
      ) : (
        <PathStations road={road} goal={goal} />
      )}
      <StartButton first={first} otherwise={start} />
      <Button component={Link} to={paths.courses.href()} variant="text" fullWidth>
        {text.allCourses}
      </Button>
    </Stack>
  );
}

/** The place of the path while it is made. */
export function FirstPathShape() {
  return (
    <Stack sx={{ gap: 2.5 }} aria-busy>
      <Skeleton variant="rounded" sx={{ blockSize: 340 }} />
      <Skeleton variant="rounded" sx={{ blockSize: 52 }} />
    </Stack>
  );
}
