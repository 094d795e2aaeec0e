import { Link, type LinkProps } from 'react-router-dom';
import { buttonClass, type ButtonLook } from '@masar/ui';

/** A link of the portal that looks like a button. */
export function ButtonLink({ variant, size, wide, ...link }: LinkProps & ButtonLook) {
  return <Link {...link} className={buttonClass({ variant, size, wide })} />;
}
