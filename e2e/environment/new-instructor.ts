import { type Newcomer, newcomer } from './newcomer.ts';
import { withDatabase } from './with-database.ts';

/** Somebody of this name who signed up and was given the instructor's role; how one asks for it has a journey of its own. */
export async function newInstructor(address: string, firstName: string, lastName: string): Promise<Newcomer> {
  const person = await newcomer(address);
  const { request, email, password, identity } = person;
  await request.patch('/api/profile', { data: { firstName, lastName } });
  await withDatabase((client) => client.query(`update users set role = 'instructor' where email = $1`, [email]));
  await request.post('/api/auth/login', { data: { email, password } });
  const { cookies } = await request.storageState();
  const named = { ...identity, mockUserName: `${firstName} ${lastName}`, mockUserRole: 'instructor' };
  return { ...person, cookies, identity: named };
}
