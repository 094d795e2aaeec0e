import { buttonClass, type ButtonLook } from '@masar/ui';
import { Link, type LinkProps } from 'react-router-dom';

/** A link of the portal that looks like a button. */
export function ButtonLink({ variant, size, wide, ...link }: LinkProps & ButtonLook) {
  return <Link {...link} className={buttonClass({ variant, size, wide })} />;
}
