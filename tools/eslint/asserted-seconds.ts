import type { Rule } from 'eslint';
import type { CallExpression, Node } from 'estree';

const comparisons = new Set(['toBeLessThan', 'toBeLessThanOrEqual', 'toBeCloseTo']);
const clocks = /^(Date|performance|process)\.(now|hrtime)$/;

/** How long something takes is the machine's business: tests wait for states, and benches measure (testing.md). */
export const assertedSeconds: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    return {
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        const name = callee.property.name;
        if (name === 'waitForTimeout') context.report({ node, message: 'Wait for a state, not for a time.' });
        if (comparisons.has(name) && callee.object.type === 'CallExpression' && subtractsClock(callee.object))
          context.report({ node, message: 'A busy machine fails this: assert what happens, not how long it takes.' });
      },
    };
  },
};

/** Whether what is expected is the time since a moment. */
const subtractsClock = ({ arguments: [expected] }: CallExpression): boolean =>
  expected?.type === 'BinaryExpression' &&
  expected.operator === '-' &&
  [expected.left, expected.right].some((side) => side.type === 'CallExpression' && isClock(side.callee));

function isClock(callee: Node): boolean {
  if (callee.type !== 'MemberExpression') return false;
  const { object, property } = callee;
  return (
    object.type === 'Identifier' && property.type === 'Identifier' && clocks.test(`${object.name}.${property.name}`)
  );
}
