export { LocaleProvider, useLocale, useMessages, type Locale } from './locale/LocaleProvider.tsx';
export { useKit } from './kit/kit-context.ts';
export * from './icons/index.ts';
export { Badge } from './badges/Badge.tsx';
export { AccountBadge } from './badges/AccountBadge.tsx';
export { RoleBadge, roleTones, useRoleName } from './badges/RoleBadge.tsx';
export { DifficultyBadge } from './badges/DifficultyBadge.tsx';
export { lazyCode } from './states/lazy-code.ts';
export { loadAgain } from './states/load-again.ts';
export { StatusBadge, type Status } from './badges/StatusBadge.tsx';
export { difficultyMessages, roleMessages } from './badges/badges.messages.ts';
export { Logo, LogoMark } from './brand/Logo.tsx';
export { Cover } from './brand/Cover.tsx';
export { categoryMotif, categoryTone, categoryTones, coverMotifs, type CoverMotifName } from './brand/cover-motifs.ts';
export { Button, buttonClass, type ButtonLook } from './controls/Button.tsx';
export { IconButton, IconTooltip, iconButtonClass } from './controls/IconButton.tsx';
export { Card } from './controls/Card.tsx';
export { shell } from './shells/shell.ts';
export { ChipGroup } from './controls/ChipGroup.tsx';
export { Avatar } from './controls/Avatar.tsx';
export { CheckField, type FieldTexts, SelectField, TextArea, TextField } from './controls/Field.tsx';
export { CodeField } from './controls/CodeField.tsx';
export { ShownOnce } from './controls/ShownOnce.tsx';
export { PasswordField } from './controls/PasswordField.tsx';
export { fileRefusal } from './files/file-refusal.ts';
export { saveFile } from './files/save-file.ts';
export { smallerPicture } from './files/smaller-picture.ts';
export { Isolated } from './text/Isolated.tsx';
export { isolated, WithAddresses } from './text/WithAddresses.tsx';
export { Notice } from './controls/Notice.tsx';
export { Spinner } from './controls/Spinner.tsx';
export { ProgressBar } from './figures/ProgressBar.tsx';
export { StatTile } from './figures/StatTile.tsx';
export { Drawing, type DrawingName } from './states/drawings.tsx';
export { EmptyState } from './states/EmptyState.tsx';
export { ErrorState } from './states/ErrorState.tsx';
export { useNetworkReturn } from './states/useNetworkReturn.ts';
export { isOffline, type Missing, missingReach, tellMissing } from './states/connection.ts';
export { useMissingReach, useOffline } from './states/useOffline.ts';
export { PageSpinner } from './states/PageSpinner.tsx';
export { CardSkeleton, RowsSkeleton, Skeleton } from './states/Skeleton.tsx';
export {
  colors,
  codeFontFamily,
  fontFamily,
  radii,
  toneColors,
  tones,
  type ColorScheme,
  type Tone,
} from './tokens/tokens.ts';
