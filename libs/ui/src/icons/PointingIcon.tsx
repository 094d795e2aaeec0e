import type { ComponentType } from 'react';
import { useLocale } from '../locale/LocaleProvider.tsx';
import type { IconProps } from './create-icon.tsx';
import styles from './PointingIcon.module.css';

interface PointingIconProps extends IconProps {
  icon: ComponentType<IconProps>;
  /** Points back, against the reading direction. */
  back?: boolean;
}

/** An arrow that follows the reading direction. */
export function PointingIcon({ icon: Icon, back = false, className, ...rest }: PointingIconProps) {
  const isMirrored = (useLocale().direction === 'rtl') !== back;
  const classes = [className, isMirrored && styles.mirrored].filter(Boolean).join(' ');
  return <Icon {...rest} className={classes || undefined} data-flip={isMirrored} />;
}
