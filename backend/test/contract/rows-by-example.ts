import type { Role } from '@masar/domain';
import type { Agent, TestApp } from '#testing/test-app';
import { exampleValue } from '../fuzz/example-value.js';
import { knownIds } from '../fuzz/known-ids.js';
import type { ContractDocument, Operation } from './contract-document.js';

/**
 * Adds one row to each list that nobody finds anything in although its address takes new ones, out of the document's
 * own examples: what the demo data has nothing of is met by the generic tests all the same.
 */
export async function addRowsByExample(
  document: ContractDocument,
  test: TestApp,
  people: Record<Role, Agent>,
): Promise<void> {
  const operations = document.operations().filter(({ path }) => !path.includes('{'));
  const ids = await knownIds(test);
  for (const adds of operations.filter(({ method }) => method === 'post')) {
    const body = adds.bodies['application/json']?.schema;
    const lists = operations.some(({ method, path }) => method === 'get' && path === adds.path);
    if (!body || !lists || !(await isEmptyToAll(adds, people))) continue;
    const [adder] = rolesOf(adds, people);
    await people[adder ?? 'admin'].post(adds.path).send(exampleValue(document, body, ids) as object);
  }
}

async function isEmptyToAll({ path }: Operation, people: Record<Role, Agent>): Promise<boolean> {
  for (const person of Object.values(people)) {
    const { status, body } = await person.get(path).ok(() => true);
    if (status < 400 && (!Array.isArray(body) || body.length > 0)) return false;
  }
  return true;
}

const rolesOf = ({ access }: Operation, people: Record<Role, Agent>): Role[] =>
  (Object.keys(people) as Role[]).filter((role) => typeof access === 'string' || access.includes(role));
