import {
  type ComponentType,
  createContext,
  type ElementType,
  type InputHTMLAttributes,
  type ReactNode,
  useContext,
} from 'react';
import type { BadgeProps } from '../badges/Badge.tsx';
import type { AvatarProps } from '../controls/Avatar.tsx';
import type { ButtonLook, ButtonProps } from '../controls/Button.tsx';
import type { ChipGroupProps } from '../controls/ChipGroup.tsx';
import type { FieldTexts } from '../controls/Field.tsx';
import type { NoticeProps } from '../controls/Notice.tsx';
import type { PasswordFieldProps } from '../controls/PasswordField.tsx';
import type { ProgressBarProps } from '../figures/ProgressBar.tsx';
import type { SkeletonProps } from '../states/Skeleton.tsx';

interface ButtonFaceProps extends ButtonLook {
  component: ElementType;
  children?: ReactNode;
  [rest: string]: unknown;
}

/** The parts that public and signed-in screens share, as MUI's components. */
export interface Kit {
  Avatar: ComponentType<AvatarProps>;
  Badge: ComponentType<BadgeProps>;
  Button: ComponentType<ButtonProps>;
  /** A link or a label that looks like a button: what `component` names, given all the rest. */
  ButtonFace: ComponentType<ButtonFaceProps>;
  ChipGroup: ComponentType<ChipGroupProps>;
  Notice: ComponentType<NoticeProps>;
  PasswordField: ComponentType<PasswordFieldProps>;
  ProgressBar: ComponentType<ProgressBarProps>;
  Skeleton: ComponentType<SkeletonProps>;
  Spinner: ComponentType<{ size: number }>;
  TextField: ComponentType<FieldTexts & InputHTMLAttributes<HTMLInputElement>>;
}

/** Filled by the layer in which screens behind the door stand (ADR 0095); public pages, which load no MUI, have none. */
export const KitContext = createContext<Kit | null>(null);

export const useKit = (): Kit | null => useContext(KitContext);
