import type { ComponentProps } from 'react';
import MuiLayer from '#shared/mui/MuiLayer';
import { useSession } from '#shared/session/SessionProvider';
import { ConfirmNames } from './ConfirmNames';

type AskForNamesProps = Pick<ComponentProps<typeof ConfirmNames>, 'course' | 'onTyped'>;

/** Asks learners who have not confirmed them how their names shall stand on certificates (CRT-12). */
export default function AskForNames(asked: AskForNamesProps) {
  const { user } = useSession();
  if (!user || user.certificateNamesConfirmed) return null;
  return (
    <MuiLayer>
      <ConfirmNames user={user} {...asked} />
    </MuiLayer>
  );
}
