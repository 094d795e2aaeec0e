import { textDirection } from '@masar/i18n';
import { Children, type ComponentProps } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { boundMarkdown } from './bound-markdown';
import { inlineOnly } from './inline-only';
import { InlineCode } from './InlineCode';
import { keepSignedNames } from './keep-signed-names';
import { lessonElements } from './lesson-elements';

const shown = [
  'p',
  'br',
  'code',
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'bdi',
  'kbd',
  'mark',
  'ins',
  'small',
  'sup',
  'sub',
];

const components: Components = {
  p: ({ children }: ComponentProps<'p'>) => children,
  code: ({ children }: ComponentProps<'code'>) => <InlineCode>{Children.toArray(children).join('')}</InlineCode>,
};

/** Which way words run; code among them has no say. */
export const directionOfWords = (words: string) => textDirection(words.replace(/`[^`]*`/g, ''));

/** Words of a check: inline Markdown in the direction of its own, aligned as what is around it. */
export function CheckWords({ children }: { children: string }) {
  return (
    <bdi dir={directionOfWords(children)}>
      <ReactMarkdown
        skipHtml
        unwrapDisallowed
        allowedElements={shown}
        remarkPlugins={[inlineOnly, lessonElements, keepSignedNames]}
        components={components}
      >
        {boundMarkdown(children)}
      </ReactMarkdown>
    </bdi>
  );
}
