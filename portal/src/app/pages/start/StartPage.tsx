import type { CurrentUser } from '@masar/contracts';
import { ErrorState, useLocale, useMessages } from '@masar/ui';
import { JourneyScene } from '@masar/ui/illustrations';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { Page } from '#shared/page/Page';
import { PageColumns } from '#shared/page/PageColumns';
import { useHeadingFocus } from '#shared/page/useNavigationFocus';
import { useSession } from '#shared/session/SessionProvider';
import { Road, type Station } from '#subjects/courses/Road';
import { FirstPath, FirstPathShape } from './FirstPath';
import { PlanQuestion } from './PlanQuestion';
import { startMessages } from './start.messages';
import { planFields, usePlan } from './usePlan';

const intros = { learningGoal: 'intro', track: 'trackIntro', dailyMinutes: 'minutesIntro' } as const;

const stationAt = (place: number, done: number): Station => ({
  state: place < done ? 'done' : place === done ? 'here' : 'ahead',
  isReached: place <= done,
});

function Start({ user }: { user: CurrentUser }) {
  const text = useMessages(startMessages);
  const { format } = useLocale();
  const describe = useFailureText();
  const { question, choose, skip, failure, retry, goal } = usePlan(user);
  useHeadingFocus(question ?? 'path');
  if (!question)
    return (
      <Page title={text.title} intro={text.pathIntro}>
        <PageColumns
          main={
            user.planAsked ? (
              <FirstPath goal={goal} />
            ) : failure ? (
              <ErrorState title={text.unsaved} onRetry={retry}>
                {describe(failure)}
              </ErrorState>
            ) : (
              <FirstPathShape />
            )
          }
          side={<StartDrawing />}
        />
      </Page>
    );
  const done = planFields.indexOf(question);
  const step = text.step(format.number(done + 1), format.number(planFields.length));
  return (
    <Page title={text[question]} documentTitle={text.documentTitle} intro={text[intros[question]]}>
      <PageColumns
        main={
          <Stack sx={{ gap: 3 }}>
            <Road stations={planFields.map((_, place) => stationAt(place, done))} label={step} />
            <PlanQuestion key={question} field={question} onChoose={choose}>
              <Button variant="text" onClick={skip} sx={{ alignSelf: 'center', marginInline: 0 }}>
                {text.skip}
              </Button>
            </PlanQuestion>
          </Stack>
        }
        side={<StartDrawing />}
      />
    </Page>
  );
}

/** The way to the first job, where there is room beside the way to the first lesson. */
const StartDrawing = () => (
  <Box aria-hidden sx={{ display: { xs: 'none', md: 'block' } }}>
    <JourneyScene />
  </Box>
);

/** /start: three questions of one tap each on the first day, then the way with its first lesson (DSH-8). */
export default function StartPage() {
  const { user } = useSession();
  return user && <Start key={user.id} user={user} />;
}
