import { adminFolder, type NewFile, referencesOf, type Resource, targetsOf } from '../../resource.ts';
import { changedColumn, exampleOf, written } from '../examples.ts';
import { importOf } from '../imports.ts';

/** The specs of the console's routes on a real PostgreSQL. */
export function recordSpec(resource: Resource): NewFile {
  const { names, outsider, requirement } = resource;
  const { camel, many, wordsMany } = names;
  const { property, value } = changedColumn(resource);
  const required = referencesOf(resource).filter(({ isRequired }) => isRequired);
  const named = required.map(({ properties: [{ name } = { name: '' }], target }) => `${name}: ${target!.maker.id}`);
  const makers = targetsOf(resource).filter((target) => required.some((field) => field.target === target));
  const text = `import { randomUUID } from 'node:crypto';
import { type SignedInAgent, type TestApp, startTestApp } from '#testing/test-app';
${makers.map(({ maker }) => importOf([maker.name], `../../${maker.file}`)).join('')}
const path = '/api/admin/${many}';
const ${camel} = ${written(exampleOf(resource, 0))};

let test: TestApp;
let admin: SignedInAgent;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
});
afterAll(() => test.close());

const added = async () =>
  (await admin.agent.post(path).send(${named.length > 0 ? `{ ...${camel}, ${named.join(', ')} }` : camel}).expect(201)).body as { id: string; version: string };

describe('${wordsMany} in the console', () => {
  it('are added, found by their words, changed and removed [${requirement}] [CON-1]', async () => {
    const record = await added();
    expect(record).toMatchObject({ ...${camel}, userId: admin.userId });
    const found = await admin.agent.get(path).query({ filter: JSON.stringify({ q: ${camel}.${property.name} }) }).expect(200);
    expect(found.body).toContainEqual(record);
    const wish = { ${property.name}: '${value}' };
    expect((await admin.agent.put(\`\${path}/\${record.id}\`).send(wish).expect(200)).body).toMatchObject(wish);
    await admin.agent.delete(\`\${path}/\${record.id}\`).expect(200);
    await admin.agent.get(\`\${path}/\${record.id}\`).expect(404);
  });

  it('are not overwritten unseen where two change one [${requirement}] [CON-1]', async () => {
    const { id, version } = await added();
    await admin.agent.put(\`\${path}/\${id}\`).send({ ${property.name}: '${value}', version }).expect(200);
    const { body } = await admin.agent.put(\`\${path}/\${id}\`).send({ ${property.name}: 'x', version }).expect(412);
    expect(body.current).toMatchObject({ ${property.name}: '${value}' });
  });

  it('are for administrators alone, and those that there are [${requirement}] [SEC-1]', async () => {
    const { agent } = await test.as('${outsider}');
    await agent.get(path).expect(403);
    await agent.post(path).send(${camel}).expect(403);
    await test.anonymous().get(path).expect(401);
    await admin.agent.put(\`\${path}/\${randomUUID()}\`).send({ ${property.name}: 'x' }).expect(404);
    await admin.agent.post(path).send({ ...${camel}, ${property.name}: '' }).expect(400);
  });
});
`;
  return { path: `${adminFolder(resource)}/${many}.http.spec.ts`, text };
}
