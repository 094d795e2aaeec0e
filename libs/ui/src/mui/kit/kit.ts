import type { Kit } from '../../kit/kit-context.ts';
import { KitAvatar } from './KitAvatar.tsx';
import { KitBadge } from './KitBadge.tsx';
import { KitButton } from './KitButton.tsx';
import { KitChipGroup } from './KitChipGroup.tsx';
import { KitNotice } from './KitNotice.tsx';
import { KitPasswordField } from './KitPasswordField.tsx';
import { KitProgressBar, KitSpinner } from './KitProgress.tsx';
import { KitSkeleton } from './KitSkeleton.tsx';
import { KitTextField } from './KitTextField.tsx';

/** MUI's face of what public pages show in plain CSS. */
export const kit: Kit = {
  Avatar: KitAvatar,
  Badge: KitBadge,
  Button: KitButton,
  ButtonFace: KitButton as Kit['ButtonFace'],
  ChipGroup: KitChipGroup,
  Notice: KitNotice,
  PasswordField: KitPasswordField,
  ProgressBar: KitProgressBar,
  Skeleton: KitSkeleton,
  Spinner: KitSpinner,
  TextField: KitTextField,
};
