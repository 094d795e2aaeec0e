import type { components } from '@masar/contracts';

export type Reply = components['schemas']['ReplyRecord'];
