import { useMessages } from '@masar/ui';
import { Children, type ComponentProps, useContext, useMemo } from 'react';
import ReactMarkdown, { type Components, type ExtraProps } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { boundGrowth, boundMarkdown } from './bound-markdown';
import { Callout } from './Callout';
import { CodeBlock } from './CodeBlock';
import { endLinks } from './end-links';
import { formulaIn, withFormulas } from './formulas';
import { FormulaText } from './FormulaText';
import { InlineCode } from './InlineCode';
import { keepSignedNames } from './keep-signed-names';
import { lessonElements } from './lesson-elements';
import { lessonPlaces } from './lesson-places';
import { LessonSurroundingsContext } from './lesson-surroundings';
import { LessonBlock } from './LessonBlock';
import { LessonImage } from './LessonImage';
import { LessonLink } from './LessonLink';
import { markCallouts } from './mark-callouts';
import { markChecks } from './mark-checks';
import styles from './Markdown.module.css';
import { markdownTextMessages } from './markdown-text.messages';
import { peopleComponents } from './people-components';
import { peopleText } from './people-text';
import { prepareMarkdown } from './prepare-markdown';
import { questionText } from './question-text';
import { headingsOf, isWordless } from './table-headings';
import { directionOfNode } from './text-direction';
import { useShownPlace } from './useShownPlace';

type Props<T extends keyof React.JSX.IntrinsicElements> = ComponentProps<T> & ExtraProps;

function ScrollingTable({ node, ...table }: Props<'table'>) {
  const text = useMessages(markdownTextMessages);
  const columns = headingsOf(node);
  return (
    // Focusable, so that a wide table also scrolls by keyboard.
    <div
      className={styles.table}
      role="region"
      aria-label={columns.length > 0 ? text.tableOf(columns.join(text.comma)) : text.table}
      tabIndex={0}
      dir={directionOfNode(node)}
    >
      <table {...table} />
    </div>
  );
}

/** The corner above the names of rows names no column. */
const HeadCell = ({ node, ...cell }: Props<'th'>) => (isWordless(node) ? <td style={cell.style} /> : <th {...cell} />);

const components: Components = {
  h1: ({ node, ...heading }: Props<'h2'>) => <h2 dir={directionOfNode(node)} {...heading} />,
  h2: ({ node, ...heading }: Props<'h2'>) => <h2 dir={directionOfNode(node)} {...heading} />,
  h3: ({ node, ...heading }: Props<'h3'>) => <h3 dir={directionOfNode(node)} {...heading} />,
  h4: ({ node, ...heading }: Props<'h4'>) => <h4 dir={directionOfNode(node)} {...heading} />,
  p: ({ node, ...paragraph }: Props<'p'>) => <p dir={directionOfNode(node)} {...paragraph} />,
  ul: ({ node, ...list }: Props<'ul'>) => <ul dir={directionOfNode(node)} {...list} />,
  ol: ({ node, ...list }: Props<'ol'>) => <ol dir={directionOfNode(node)} {...list} />,
  li: ({ node, ...item }: Props<'li'>) => <li dir={directionOfNode(node)} {...item} />,
  table: ScrollingTable,
  th: HeadCell,
  pre: ({ node }: Props<'pre'>) => <CodeBlock node={node} />,
  code: ({ children }: Props<'code'>) => <InlineCode>{Children.toArray(children).join('')}</InlineCode>,
  img: LessonImage,
  a: LessonLink,
  blockquote: ({ node, children }: Props<'blockquote'>) => (
    <Callout kind={node?.properties['dataCallout']} dir={directionOfNode(node)}>
      {children}
    </Callout>
  ),
};

const looks = {
  lesson: {
    prepare: (text: string) => boundMarkdown(prepareMarkdown(text)),
    skipHtml: true,
    remarkPlugins: [remarkGfm, endLinks, boundGrowth, markCallouts, markChecks, lessonElements, keepSignedNames],
    components: { ...components, pre: ({ node }: Props<'pre'>) => <LessonBlock node={node} /> },
  },
  question: {
    prepare: (text: string) => withFormulas(boundMarkdown(text)),
    skipHtml: false,
    remarkPlugins: [remarkGfm, endLinks, boundGrowth, questionText, keepSignedNames],
    components: {
      ...components,
      code: ({ children }: Props<'code'>) => {
        const code = Children.toArray(children).join('');
        const formula = formulaIn(code);
        return formula ? <FormulaText {...formula} /> : <InlineCode>{code}</InlineCode>;
      },
    },
  },
  people: {
    prepare: boundMarkdown,
    skipHtml: false,
    remarkPlugins: [remarkGfm, endLinks, boundGrowth, peopleText, keepSignedNames],
    components: { ...components, ...peopleComponents },
  },
};

interface MarkdownTextProps {
  from: keyof typeof looks;
  children: string;
}

/** The rendered text; a chunk of its own because of the parser's size. Reach it through `Markdown`. */
export default function MarkdownText({ from, children }: MarkdownTextProps) {
  const { prepare, remarkPlugins, ...look } = looks[from];
  const text = useMessages(markdownTextMessages);
  const title = useContext(LessonSurroundingsContext)?.title;
  const prepared = useMemo(() => prepare(children), [prepare, children]);
  useShownPlace(from === 'lesson' ? prepared : undefined);
  return (
    <div className={styles.text} data-from={from}>
      <ReactMarkdown
        {...look}
        remarkPlugins={from === 'lesson' ? [...remarkPlugins, [lessonPlaces, { title }]] : remarkPlugins}
        remarkRehypeOptions={{
          footnoteLabel: text.footnotes,
          footnoteLabelProperties: {},
          footnoteBackLabel: text.back,
        }}
      >
        {prepared}
      </ReactMarkdown>
    </div>
  );
}
