/** A file in the GIFT format as its grammar sees it, before anything is made of it. */
export type GiftFormat = 'moodle' | 'html' | 'markdown' | 'plain';

export interface GiftText {
  format: GiftFormat;
  text: string;
}

export interface GiftChoice<Answer = GiftText> {
  isCorrect: boolean;
  /** Percent, as written. */
  weight: number | null;
  text: Answer;
  feedback: GiftText | null;
}

export type GiftNumber =
  | { type: 'simple'; number: number }
  | { type: 'range'; number: number; range: number }
  | { type: 'high-low'; numberHigh: number; numberLow: number };

/** What stands between the braces. */
export type GiftAnswers =
  | { type: 'Essay' }
  | { type: 'TF'; isTrue: boolean; trueFeedback: GiftText | null; falseFeedback: GiftText | null }
  | { type: 'MC' | 'Short'; choices: GiftChoice[] }
  | { type: 'Numerical'; choices: GiftNumber | GiftChoice<GiftNumber | GiftText>[] }
  | { type: 'Matching'; matchPairs: { subquestion: GiftText; subanswer: string }[] };

interface Labelled {
  id: string | null;
  tags: string[] | null;
}

export type GiftItem =
  | { type: 'Category'; title: string }
  | (Labelled & { type: 'Description'; title: string | null; stem: GiftText; hasEmbeddedAnswers: false })
  | (Labelled & {
      title: string | null;
      stem: GiftText;
      hasEmbeddedAnswers: boolean;
      globalFeedback: GiftText | null;
    } & GiftAnswers);
