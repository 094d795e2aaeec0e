import { columnsOf, moduleFolder, type NewFile, referencesOf, type Resource, targetsOf } from '../../resource.ts';
import { changedColumn, exampleOf, written } from '../examples.ts';
import { importOf } from '../imports.ts';

/** What is said of one field that is refused. */
const refusals = (resource: Resource): string[] =>
  columnsOf(resource).flatMap(({ field, property: { name } }) => [
    `['${name}', ${field.kind.refused}],`,
    ...(field.isRequired ? [`['${name}', undefined],`] : []),
  ]);

/** The specs of the routes on a real PostgreSQL. */
export function moduleSpec(resource: Resource): NewFile {
  const { adders, names, outsider, requirement } = resource;
  const { aOne, camel, many, wordsMany } = names;
  const adder = adders.find((role) => role !== 'admin') ?? 'admin';
  const { property, value } = changedColumn(resource);
  const references = referencesOf(resource);
  const named = references.map(({ properties: [{ name } = { name: '' }], target }) => `${name}: ${target!.maker.id}`);
  const makers = [...new Map(targetsOf(resource).map(({ maker }) => [maker.name, maker])).values()];
  const code = `${resource.module}.${names.code}_not_found`;
  const notYours = `${resource.module}.not_your_${names.code}`;
  const text = `import { randomUUID } from 'node:crypto';
import { type TestApp, startTestApp } from '#testing/test-app';
${makers.map(({ name, file }) => importOf([name], `../../${file}`)).join('')}
const path = '/api/${many}';
const ${camel} = ${written(exampleOf(resource, 0))};

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Somebody who may add one, with ${aOne} of theirs. */
async function anOwner() {
  const owner = await test.as('${adder}');
  const body = ${named.length > 0 ? `{ ...${camel}, ${named.join(', ')} }` : camel};
  const { body: added } = await owner.agent.post(path).send(body).expect(201);
  return { ...owner, sent: body, added: added as { id: string } };
}

describe('${wordsMany}', () => {
  it('are added, read, changed and removed by their owner [${requirement}]', async () => {
    const { agent, userId, sent, added } = await anOwner();
    expect(added).toMatchObject({ ...sent, userId, userName: 'زهراء كاظم', canEdit: true });
    expect((await agent.get(\`\${path}/\${added.id}\`).expect(200)).body).toEqual(added);
    const changes = ${written(exampleOf(resource, 1))};
    const { body: changed } = await agent.patch(\`\${path}/\${added.id}\`).send(changes).expect(200);
    expect(changed).toMatchObject({ ...sent, ...changes, id: added.id });
    await agent.delete(\`\${path}/\${added.id}\`).expect(204);
    expect((await agent.get(\`\${path}/\${added.id}\`).expect(404)).body.code).toBe('${code}');
  });

  it('are listed page by page, the newest first, for whoever is signed in [${requirement}] [CRS-7]', async () => {
    const [earlier, later] = [await anOwner(), await anOwner()];
    const { agent } = await test.as('${outsider}');
    const first = await agent.get(path).query({ limit: 1 }).expect(200);
    expect(first.body).toMatchObject([{ id: later.added.id, canEdit: false }]);
    expect(Number(first.headers['x-total-count'])).toBeGreaterThanOrEqual(2);
    const next = /<(.+)>/.exec(first.headers['link'] ?? '')?.[1] ?? '';
    expect((await agent.get(next).expect(200)).body).toMatchObject([{ id: earlier.added.id }]);
  });

  it('are for nobody who is signed out [${requirement}] [SEC-1]', async () => {
    const { added } = await anOwner();
    const visitor = test.anonymous();
    await visitor.get(path).expect(401);
    await visitor.get(\`\${path}/\${added.id}\`).expect(401);
    await visitor.post(path).send(${camel}).expect(401);
    await visitor.patch(\`\${path}/\${added.id}\`).send({}).expect(401);
    await visitor.delete(\`\${path}/\${added.id}\`).expect(401);
  });

  it('are added only by the roles that may [${requirement}] [SEC-1]', async () => {
    const { agent } = await test.as('${outsider}');
    await agent.post(path).send(${camel}).expect(403);
  });

  it('are changed and removed by nobody else but administrators [${requirement}]', async () => {
    const { agent, added } = await anOwner();
    const { agent: other } = await test.as('${adder === 'admin' ? outsider : adder}');
    const wish = { ${property.name}: '${value}' };
    const refused = await other.patch(\`\${path}/\${added.id}\`).send(wish).expect(403);
    expect(refused.body.code).toBe('${adder === 'admin' ? 'auth.forbidden' : notYours}');
    await other.delete(\`\${path}/\${added.id}\`).expect(403);
    expect((await agent.get(\`\${path}/\${added.id}\`).expect(200)).body).toEqual(added);
    const { agent: admin } = await test.as('admin');
    expect((await admin.patch(\`\${path}/\${added.id}\`).send(wish).expect(200)).body).toMatchObject(wish);
    await admin.delete(\`\${path}/\${added.id}\`).expect(204);
  });

  it.each([
    ${refusals(resource).join('\n    ')}
  ] as const)('are refused where %s is %j, which names the field [${requirement}] [SEC-5]', async (field, value) => {
    const { agent } = await test.as('${adder}');
    const { body } = await agent.post(path).send({ ...${camel}, [field]: value }).expect(400);
    expect(body.errors).toEqual([expect.objectContaining({ field })]);
  });

  it('that are not there are told as such [${requirement}]', async () => {
    const { agent } = await test.as('${adder}');
    const unknown = \`\${path}/\${randomUUID()}\`;
    await agent.get(unknown).expect(404);
    await agent.patch(unknown).send({}).expect(404);
    expect((await agent.delete(unknown).expect(404)).body.code).toBe('${code}');
    await agent.get(\`\${path}/no-id\`).expect(400);
  });
${references
  .map(
    ({ properties: [{ name } = { name: '' }], target }) => `
  it('name only rows that there are, by ${name} [${requirement}]', async () => {
    const { agent } = await test.as('${adder}');
    const { body } = await agent.post(path).send({ ...${camel}, ${name}: randomUUID() }).expect(404);
    expect(body).toMatchObject({ code: '${target!.missingCode}', errors: [{ field: '${name}' }] });
  });
`,
  )
  .join('')}});
`;
  return { path: `${moduleFolder(resource)}/${many}.http.spec.ts`, text };
}
