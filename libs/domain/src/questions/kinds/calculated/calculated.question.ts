import type { QuestionBase } from '../../parts/question-parts.ts';

/** A number whose values a seed draws; `formula` is arithmetic over the names of `parameters`. */
export interface CalculatedQuestion extends QuestionBase {
  kind: 'calculated';
  parameters: {
    name: string;
    from: number;
    to: number;
    decimals: number;
    /** From one possible value to the next; left out, it is the smallest that the decimals can tell. */
    step?: number;
  }[];
  formula: string;
  /** How far an answer may be off, in the unit of the result. */
  tolerance: number;
  decimals: number;
  unit: string;
}
export interface CalculatedAnswer {
  kind: 'calculated';
  text: string;
}
