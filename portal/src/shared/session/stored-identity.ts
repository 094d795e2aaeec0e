import { type Role, roles } from '@masar/domain';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#shared/storage/stored';

/** The four local-storage keys of the specification (section 3): all must be present to count as signed in. */
const keys = { flag: 'isLoggedIn', name: 'mockUserName', email: 'mockUserEmail', role: 'mockUserRole' } as const;

/** Says how the identity was proven: a password session is never reopened by the demo (AUTH-1). */
const methodKey = 'masarSignInMethod';
export type SignInMethod = 'demo' | 'password';

export interface StoredIdentity {
  name: string;
  email: string;
  role: Role;
  method: SignInMethod;
}

const listeners = new Set<() => void>();
/** The address of whom this page is drawn for; another tab, or the page that followed this one, may know somebody else. */
let drawnFor: string | null = null;
let snapshot: StoredIdentity | null = null;

function read(): StoredIdentity | null {
  const name = readStored(keys.name);
  const email = readStored(keys.email);
  const role = roles.find((candidate) => candidate === readStored(keys.role));
  if (readStored(keys.flag) !== 'true' || !name || !email || !role) return null;
  return { name, email, role, method: readStored(methodKey) === 'password' ? 'password' : 'demo' };
}

/** The identity as stored now; the same object as long as nothing changed. */
export function readIdentity(): StoredIdentity | null {
  const next = read();
  if (JSON.stringify(next) !== JSON.stringify(snapshot)) snapshot = next;
  drawnFor ??= next?.email ?? null;
  return snapshot;
}

export function writeIdentity(identity: StoredIdentity): void {
  drawnFor = identity.email;
  writeStored(keys.flag, 'true');
  writeStored(keys.name, identity.name);
  writeStored(keys.email, identity.email);
  writeStored(keys.role, identity.role);
  writeStored(methodKey, identity.method);
  listeners.forEach((listener) => listener());
}

export function clearIdentity(): void {
  drawnFor = null;
  forgetIdentity();
  listeners.forEach((listener) => listener());
}

/** Removes the keys without telling this page, which is about to be left; other tabs hear of it. */
export function forgetIdentity(): void {
  [...Object.values(keys), methodKey].forEach((key) => writeStored(key, null));
}

/** Whether this page still shows somebody who has left this browser. */
export const isOfFormerPerson = (): boolean => drawnFor !== null && drawnFor !== read()?.email;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Signing out in one tab signs out in all.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useStoredIdentity = (): StoredIdentity | null => useSyncExternalStore(subscribe, readIdentity, () => null);
