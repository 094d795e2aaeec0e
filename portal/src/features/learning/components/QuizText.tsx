import { codeSegments } from '../model/code-segments';

/** A question or answer in which code reads from left to right (I18N-1). */
export function QuizText({ children }: { children: string }) {
  return codeSegments(children).map(({ text, isCode }, index) =>
    isCode ? (
      <bdi key={index} dir="ltr">
        <code>{text}</code>
      </bdi>
    ) : (
      text
    ),
  );
}
