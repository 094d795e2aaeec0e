import type { CurrentUser } from '@masar/contracts';
import type { Role } from '@masar/domain';
import { CheckIcon, useLocale, useMessages, useRoleName } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import { useSession } from '#shared/session/SessionProvider';
import { RoleChoice } from '#subjects/roles/RoleChoice';
import { roleBenefits } from '../benefits.messages';
import { profileMessages } from '../profile.messages';
import styles from './Profile.module.css';

interface RoleSectionProps {
  user: CurrentUser;
  role: Role;
  onChange: (role: Role) => void;
}

/** The role chooser with what each role offers; in live mode another role is a request (AUTH-7). */
export function RoleSection({ user, role, onChange }: RoleSectionProps) {
  const text = useMessages(profileMessages);
  const benefits = roleBenefits[useLocale().language];
  const { isDemo } = useSession();
  const pendingName = useRoleName(user.pendingRole ?? role);
  const hints = Object.fromEntries(Object.entries(benefits).map(([name, list]) => [name, list[0] ?? ''])) as Record<
    Role,
    string
  >;
  return (
    <Card component="section" className={styles.section} aria-labelledby="profile-role">
      <h2 id="profile-role">{text.role}</h2>
      <p className={styles.hint}>{isDemo ? text.demoRoleHint : text.liveRoleHint}</p>
      {user.pendingRole && <Alert severity="warning">{text.pendingRole(pendingName)}</Alert>}
      <RoleChoice legend={text.chooseRole} hints={hints} value={role} onChange={onChange} />
      <div>
        <h3>{text.benefits}</h3>
        <ul role="list" className={styles.benefits}>
          {benefits[role].map((benefit) => (
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
