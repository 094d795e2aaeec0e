import { join } from 'node:path';
import { root } from './workspace.ts';

/** Arguments of Node with which a script of the backend runs from its sources, without a build. */
export const fromSources = ['--conditions=source', '--import', join(root, 'tools/swc-loader.ts')];
