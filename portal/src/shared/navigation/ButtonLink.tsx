import { buttonClass, type ButtonLook, useKit } from '@masar/ui';
import { Link, type LinkProps } from 'react-router-dom';

/** A link of the portal that looks like a button. */
export function ButtonLink({ variant, size, wide, ...link }: LinkProps & ButtonLook) {
  const kit = useKit();
  if (kit) return <kit.ButtonFace {...{ variant, size, wide, ...link }} component={Link} />;
  return <Link {...link} className={buttonClass({ variant, size, wide })} />;
}
