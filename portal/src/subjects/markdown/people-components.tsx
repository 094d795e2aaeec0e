import type { ComponentProps } from 'react';
import type { Components, ExtraProps } from 'react-markdown';
import styles from './Markdown.module.css';
import { directionOfNode } from './text-direction';

type Props<T extends keyof React.JSX.IntrinsicElements> = ComponentProps<T> & ExtraProps;

/** Big letters in a post are not part of the page's outline. */
const Heading = ({ node, children }: Props<'h2'>) => (
  <p className={styles.heading} dir={directionOfNode(node)}>
    <strong>{children}</strong>
  </p>
);

/** Links earn nothing for their target and do not tell where the reader came from (COM-2). */
const REL = 'nofollow ugc noreferrer';

/** How the texts of people differ from those of lessons. */
export const peopleComponents: Components = {
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  a: ({ node: _node, href = '', ...link }: Props<'a'>) => <a href={href} {...link} rel={REL} />,
  // A picture from elsewhere would tell its server who is reading.
  img: ({ src, alt }: Props<'img'>) => (
    <a href={typeof src === 'string' ? src : ''} rel={REL}>
      {alt || <bdi dir="ltr">{typeof src === 'string' ? src : ''}</bdi>}
    </a>
  ),
};
