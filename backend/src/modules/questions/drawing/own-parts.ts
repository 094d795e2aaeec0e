import { type Question, withOwnParts as withPartsOf } from '@masar/domain';
import { shuffled } from './paper-order.js';

/**
 * The question with its parts in an order and under names of the paper's own. Authors and files number parts as they
 * write them, the right one first or steps in their order: such names would tell the key (EVD-5).
 */
export function withOwnParts(question: Question): { question: Question; parts: Record<string, string> } {
  const parts: Record<string, string> = {};
  const name = (known: string): string => {
    const own = `p${Object.keys(parts).length + 1}`;
    parts[own] = known;
    return own;
  };
  return { question: withPartsOf(question, { name, shuffled }), parts };
}
