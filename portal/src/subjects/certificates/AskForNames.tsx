import MuiLayer from '#shared/mui/MuiLayer';
import { useSession } from '#shared/session/SessionProvider';
import { ConfirmNames } from './ConfirmNames';

/** Asks learners who have not confirmed them how their names shall stand on certificates (CRT-12). */
export default function AskForNames({ course }: { course: { titleAr: string; titleEn: string } }) {
  const { user } = useSession();
  if (!user || user.certificateNamesConfirmed) return null;
  return (
    <MuiLayer>
      <ConfirmNames user={user} course={course} />
    </MuiLayer>
  );
}
