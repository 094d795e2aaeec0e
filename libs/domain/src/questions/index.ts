export * from './answer.ts';
export * from './localized-markdown.ts';
export * from './question.ts';
