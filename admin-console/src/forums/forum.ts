import type { components } from '@masar/contracts';

export type Forum = components['schemas']['ForumRecord'];
