import type { QueryClient } from '@tanstack/react-query';

/** Pages that are being left, known by their query client: it lives exactly as long as they do. */
const left = new WeakSet<QueryClient>();

/** From here on until the page is loaded anew nobody is signed in again by it. */
export const beginLeaving = (page: QueryClient): void => void left.add(page);

export const isLeaving = (page: QueryClient): boolean => left.has(page);
