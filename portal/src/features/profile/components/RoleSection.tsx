import type { CurrentUser } from '@masar/contracts';
import { demoAccounts, type Role, roleRequestLimits } from '@masar/domain';
import { CheckIcon, shell, useMessages, useRoleName } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import { TextArea } from '#shared/forms/TextArea';
import { useSession } from '#shared/session/SessionProvider';
import { RoleChoice } from '#subjects/roles/RoleChoice';
import { roleBenefits } from '../benefits.messages';
import { profileMessages } from '../profile.messages';
import styles from './Profile.module.css';
import { QuotedWords, RoleRefusal } from './RoleRefusal';

interface RoleSectionProps {
  user: CurrentUser;
  role: Role;
  onChange: (role: Role) => void;
  /** What is wrong with the reason. */
  reasonError: string | undefined;
}

/** The role chooser with what each role offers; for who is no demo person another role is a request with its reason (AUTH-7). */
export function RoleSection({ user, role, onChange, reasonError }: RoleSectionProps) {
  const text = useMessages(profileMessages);
  const benefits = useMessages(roleBenefits);
  const { isDemo } = useSession();
  // Somebody who registered at a demonstration asks like anybody else.
  const changesAtOnce = isDemo && Object.values(demoAccounts).some(({ email }) => email === user.email);
  const pendingName = useRoleName(user.pendingRole ?? role);
  const hints = Object.fromEntries(
    Object.entries(benefits).map(([name, list]) => [name, list.split('\n')[0] ?? '']),
  ) as Record<Role, string>;
  return (
    <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby="profile-role">
      <h2 id="profile-role">{text.role}</h2>
      <p className={styles.hint}>{changesAtOnce ? text.demoRoleHint : text.liveRoleHint}</p>
      {user.pendingRole && (
        <Alert severity="info">
          {text.pendingRole(pendingName)}
          {user.pendingRoleReason && <QuotedWords>{user.pendingRoleReason}</QuotedWords>}
        </Alert>
      )}
      {user.roleRefusal && <RoleRefusal refusal={user.roleRefusal} />}
      <RoleChoice legend={text.chooseRole} hints={hints} value={role} onChange={onChange} />
      {role !== user.role && !changesAtOnce && (
        <TextArea
          label={text.roleReason}
          hint={text.roleReasonHint}
          name="roleReason"
          required
          rows={3}
          maxLength={roleRequestLimits.reasonMaximum}
          defaultValue={user.pendingRoleReason ?? ''}
          error={reasonError}
        />
      )}
      <div>
        <h3>{text.benefits}</h3>
        <ul role="list" className={styles.benefits}>
          {benefits[role].split('\n').map((benefit) => (
            <li key={benefit}>
              <CheckIcon size={18} />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
