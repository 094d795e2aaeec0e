import { type ContentLanguage, splitAtSignedNames, textDirection } from '@masar/i18n';
import { Children, type ComponentProps, Fragment } from 'react';
import { useLocale } from '../locale/LocaleProvider.tsx';

interface IsolatedProps extends Omit<ComponentProps<'bdi'>, 'dir'> {
  /** Of the text; the reader's when missing. */
  language?: ContentLanguage | undefined;
}

/**
 * A name or title among other text, in the direction of its language: a bare `<bdi>` goes by the first letter and turns
 * 'React من الصفر' around. C++ stays C++ in it.
 */
export function Isolated({ language, children, ...bdi }: IsolatedProps) {
  const reader = useLocale().language;
  const text = Children.toArray(children)
    .filter((child) => typeof child !== 'object')
    .join('');
  const direction = textDirection(text, language ?? reader);
  return (
    <bdi {...bdi} dir={direction}>
      {direction === 'rtl' && typeof children === 'string' ? namesKept(children) : children}
    </bdi>
  );
}

function namesKept(text: string) {
  const pieces = splitAtSignedNames(text);
  if (pieces.length === 1) return text;
  return pieces.map((piece, index) =>
    // Pieces have no names of their own; their order is what they are known by.
    index % 2 === 1 ? (
      <bdi key={index} dir="ltr">
        {piece}
      </bdi>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
}
