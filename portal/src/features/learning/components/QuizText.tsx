import { splitAtSignedNames } from '@masar/i18n';
import { Fragment } from 'react';
import { InlineCode } from '#subjects/markdown/InlineCode';
import { codeSegments } from '../model/code-segments';

/** C++ keeps its signs on their own side among Arabic words. */
const withNames = (text: string) =>
  splitAtSignedNames(text).map((piece, place) =>
    place % 2 === 1 ? (
      <bdi key={place} dir="ltr">
        {piece}
      </bdi>
    ) : (
      <Fragment key={place}>{piece}</Fragment>
    ),
  );

/** A question or answer in which code reads from left to right (I18N-1). */
export function QuizText({ children }: { children: string }) {
  return codeSegments(children).map(({ text, isCode }, index) =>
    isCode ? <InlineCode key={index}>{text}</InlineCode> : <Fragment key={index}>{withNames(text)}</Fragment>,
  );
}
