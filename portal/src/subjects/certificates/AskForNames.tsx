import { useSession } from '#shared/session/SessionProvider';
import { ConfirmNames } from './ConfirmNames';

/** Asks learners who have not confirmed them how their names shall stand on certificates (CRT-12). */
export default function AskForNames({ course }: { course: { titleAr: string; titleEn: string } }) {
  const { user } = useSession();
  return user && !user.certificateNamesConfirmed ? <ConfirmNames user={user} course={course} /> : null;
}
