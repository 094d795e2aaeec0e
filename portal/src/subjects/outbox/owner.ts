import { readIdentity } from '#shared/session/stored-identity';
import { isAnotherThanLast, lastPersonKey } from '#shared/storage/personal-keys';
import { readStored, writeStored } from '#shared/storage/stored';

const listeners = new Set<() => void>();

/** Who this page works for; another tab may know somebody else by now. */
let pageOwner: string | null = null;

/** Whose deeds this page's are; null where nobody is known for certain. */
export const ownerOfPage = (): string | null => pageOwner ?? currentOwner();

/**
 * Remembers the server's id of the stored identity, so that writes have an owner without network too. While somebody
 * else's note stands, what they left is not forgotten yet (`rememberUser`): the name comes after that.
 */
export function noteOwner(userId: string): void {
  pageOwner = userId;
  const identity = readIdentity();
  if (!identity || currentOwner() === userId || isAnotherThanLast(userId)) return;
  writeStored(lastPersonKey, JSON.stringify({ id: userId, email: identity.email }));
  listeners.forEach((listener) => listener());
}

/** Calls back when somebody else is known to use this browser. */
export function onOwnerChange(listener: () => void): void {
  listeners.add(listener);
}

/** The id of who uses this browser now; null where nobody is known for certain. */
export function currentOwner(): string | null {
  const identity = readIdentity();
  const stored = readStored(lastPersonKey);
  if (!identity || !stored) return null;
  const { id, email } = JSON.parse(stored) as { id: string; email: string };
  return email === identity.email ? id : null;
}
