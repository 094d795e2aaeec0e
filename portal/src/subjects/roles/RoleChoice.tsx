import { type Role, roles } from '@masar/domain';
import { RoleBadge, roleTones, useRoleName } from '@masar/ui';
import styles from './RoleChoice.module.css';

interface RoleOptionProps {
  role: Role;
  hint: string;
  isChosen: boolean;
  onChoose: (role: Role) => void;
}

function RoleOption({ role, hint, isChosen, onChoose }: RoleOptionProps) {
  const name = useRoleName(role);
  return (
    <label className={styles.option} data-tone={roleTones[role]}>
      <input
        type="radio"
        name="role"
        value={role}
        aria-label={name}
        checked={isChosen}
        onChange={() => onChoose(role)}
      />
      <span className={styles.words}>
        <RoleBadge role={role} />
        {hint}
      </span>
    </label>
  );
}

interface RoleChoiceProps {
  legend: string;
  hints: Record<Role, string>;
  value: Role;
  onChange: (role: Role) => void;
}

/** The four roles as cards of which one is chosen. */
export function RoleChoice({ legend, hints, value, onChange }: RoleChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {roles.map((role) => (
        <RoleOption key={role} role={role} hint={hints[role]} isChosen={role === value} onChoose={onChange} />
      ))}
    </fieldset>
  );
}
