import { type CheckFault, readCheck } from '@masar/domain';
import { Notice, useLocale, useMessages } from '@masar/ui';
import { useContext } from 'react';
import { checkMessages } from './check.messages';
import { CheckCard } from './CheckCard';
import { CodeBlock, type CodeNode, readCode } from './CodeBlock';
import { LessonSurroundingsContext } from './lesson-surroundings';
import { checkStanding } from './mark-checks';

function FaultNotice({ fault }: { fault: CheckFault }) {
  const text = useMessages(checkMessages);
  const { language, direction } = useLocale();
  // Said in the author's language, whatever that of the text is.
  return (
    <div lang={language} dir={direction}>
      <Notice kind="warning">{text[fault]}</Notice>
    </div>
  );
}

/** What stands in a fence of a lesson: code, or a check (QZT-1). One that is not complete stays code, and its author is told why. */
export function LessonBlock({ node }: { node: CodeNode | undefined }) {
  const surroundings = useContext(LessonSurroundingsContext);
  const { source, language } = readCode(node);
  const read = surroundings && language === 'check' ? readCheck(source) : undefined;
  const standing = checkStanding(node);
  if (read && 'check' in read && standing) {
    return <CheckCard check={read.check} onAnswer={() => surroundings?.onCheck?.(standing.place, standing.all)} />;
  }
  return (
    <>
      {surroundings?.isDraft && read && 'fault' in read && <FaultNotice fault={read.fault} />}
      <CodeBlock node={node} />
    </>
  );
}
