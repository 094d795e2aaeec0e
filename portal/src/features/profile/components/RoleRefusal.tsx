import type { CurrentUser } from '@masar/contracts';
import { textDirection } from '@masar/i18n';
import { useLocale, useMessages, useRoleName } from '@masar/ui';
import Alert from '@mui/material/Alert';
import { profileMessages } from '../profile.messages';

type Refusal = NonNullable<CurrentUser['roleRefusal']>;

/** What became of the latest wish, until somebody asks again (AUTH-7). */
export function RoleRefusal({ refusal: { role, reason, decidedAt } }: { refusal: Refusal }) {
  const text = useMessages(profileMessages);
  const { format } = useLocale();
  return (
    <Alert severity="info">
      {text.refusedRole(useRoleName(role), format.date(decidedAt))}
      {reason && <QuotedWords>{reason}</QuotedWords>}
      <p>{text.askAgain}</p>
    </Alert>
  );
}

/** What a person wrote, in its own direction and with its lines. */
export function QuotedWords({ children }: { children: string }) {
  return (
    <p dir={textDirection(children)} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {children}
    </p>
  );
}
