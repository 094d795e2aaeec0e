export * from './roles.ts';
export * from './catalogue.ts';
export * from './limits.ts';
export * from './learning.ts';
export * from './community.ts';
export * from './notifications.ts';
export * from './demo-accounts.ts';
export * from './search/index.ts';
