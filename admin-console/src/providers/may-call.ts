import { consoleAccess } from '@masar/contracts';

/** As the contract says of the call behind it; a screen without a call of its own is for those who are let in here. */
export function mayCall(role: string, resource: string, action: string): boolean {
  const calls = consoleAccess[resource];
  if (!calls) return role === 'admin';
  return calls[action]?.includes(role) ?? false;
}
