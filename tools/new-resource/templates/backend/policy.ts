import { moduleFolder, type NewFile, type Resource } from '../../resource.ts';

export function policy(resource: Resource): NewFile[] {
  const { one, pascal, camel, wordsMany } = resource.names;
  const base = `${moduleFolder(resource)}/${one}.policy`;
  const role = resource.adders.find((adder) => adder !== 'admin') ?? resource.outsider;
  const may = `mayChange${pascal}`;
  return [
    {
      path: `${base}.ts`,
      text: `import type { Viewer } from '#platform/access/viewer';

/** People change and remove their own ${wordsMany}, administrators any (${resource.requirement}). */
export const ${may} = (${camel}: { userId: string }, { id, role }: Viewer): boolean =>
  role === 'admin' || ${camel}.userId === id;
`,
    },
    {
      path: `${base}.spec.ts`,
      text: `import { ${may} } from './${one}.policy.js';

describe('whoever may change ${resource.names.aOne}', () => {
  it.each([
    ['whoever added it', 'owner', '${role}', true],
    ['somebody else of that role', 'other', '${role}', false],
    ['an administrator', 'other', 'admin', true],
  ] as const)('is %s or is not [${resource.requirement}]', (_, id, role, may) => {
    expect(${may}({ userId: 'owner' }, { id, role })).toBe(may);
  });
});
`,
    },
  ];
}
