import { lazy } from 'react';
import { loadAgain } from './load-again.ts';

/** React's `lazy` for a component that is a chunk of its own, asked for again before it fails (PERF-5). */
export const lazyCode: typeof lazy = (load) => lazy(() => loadAgain(load));
