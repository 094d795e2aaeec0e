/**
 * Imported before React, whose development build makes notes for the developer tools of a browser: what was drawn when and
 * what changed of it, and where each element was written. No test reads them, and they were a good part of the time that
 * tests with a page take.
 */
Object.assign(console, { timeStamp: undefined, createTask: undefined });

const react: Record<string, unknown> = await import('react');

/** Of the first ten thousand elements of a second React notes where they were written; here these are always over. */
const written = { get: () => Number.POSITIVE_INFINITY, set: () => undefined };
const inside = react['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'];
Object.defineProperty(inside ?? {}, 'recentlyCreatedOwnerStacks', written);

// Node asks the system at each reading, and components read it whenever they are drawn.
process.env = { ...process.env };

export {};
