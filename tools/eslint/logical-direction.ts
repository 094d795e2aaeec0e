import type { Rule } from 'eslint';
import type { Property } from 'estree';
import { physicalWords } from '../physical-direction.ts';

/** In styles written as objects, left and right would stay put when the page is mirrored for Arabic (I18N-1). */
export const logicalDirection: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    return {
      Property(node) {
        const name = nameOf(node);
        if (name === undefined) return;
        const { properties } = physicalWords;
        const replacement = Object.hasOwn(properties, name) ? properties[name] : undefined;
        if (replacement) context.report({ node, message: `${name} does not mirror in Arabic; write ${replacement}.` });
        const value = node.value.type === 'Literal' ? node.value.value : undefined;
        if (physicalWords.propertiesWithSides.includes(name) && (value === 'left' || value === 'right')) {
          const side = value === 'left' ? 'start' : 'end';
          context.report({ node, message: `${name}: '${value}' does not mirror in Arabic; write '${side}'.` });
        }
      },
    };
  },
};

function nameOf({ key, computed }: Property): string | undefined {
  if (key.type === 'Identifier' && !computed) return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined;
}
