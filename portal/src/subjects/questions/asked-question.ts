import { drawValues, type Question, type QuestionKind } from '@masar/domain';

/** Something to choose, match or put in order, as it is shown. */
export interface AskedPart {
  id: string;
  ar: string;
  en: string;
}

export interface AskedGap {
  /** Its place in the prompt is `{{id}}`. */
  id: string;
  kind: 'choice' | 'text' | 'number';
  options: AskedPart[];
}

/** A question with all that it takes to be asked, and nothing of its key (EVD-2); lists of other kinds are empty. */
export interface AskedQuestion {
  id: string;
  kind: QuestionKind;
  /** Markdown. */
  promptAr: string;
  promptEn: string;
  options: AskedPart[];
  left: AskedPart[];
  right: AskedPart[];
  /** In the order in which they are shown first. */
  items: AskedPart[];
  gaps: AskedGap[];
  /** Address of a hotspot's picture. */
  picture: string | null;
  pictureAr: string | null;
  pictureEn: string | null;
  /** Of numbers; empty where there is none. */
  unit: string;
}

interface Part {
  id: string;
  text: { ar: string; en: string };
}
const part = ({ id, text }: Part): AskedPart => ({ id, ar: text.ar, en: text.en });

/** A question of a bank as its author looks at it; steps stand upside down, so that there is something to do (QB-2). */
export function askedOf(question: Question, seed = 1): AskedQuestion {
  const values = question.kind === 'calculated' ? drawValues(question, seed) : {};
  const filled = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : mark));
  return {
    id: question.id,
    kind: question.kind,
    promptAr: filled(question.prompt.ar),
    promptEn: filled(question.prompt.en),
    options: 'options' in question ? question.options.map(part) : [],
    left: question.kind === 'matching' ? question.left.map(part) : [],
    right: question.kind === 'matching' ? question.right.map(part) : [],
    items: question.kind === 'ordering' ? question.items.map(part).toReversed() : [],
    gaps:
      question.kind === 'cloze'
        ? question.gaps.map((gap) => ({
            id: gap.id,
            kind: gap.kind,
            options: gap.kind === 'choice' ? gap.options.map(part) : [],
          }))
        : [],
    picture: question.kind === 'hotspot' ? question.picture : null,
    pictureAr: question.kind === 'hotspot' ? question.pictureText.ar : null,
    pictureEn: question.kind === 'hotspot' ? question.pictureText.en : null,
    unit: 'unit' in question ? question.unit : '',
  };
}
