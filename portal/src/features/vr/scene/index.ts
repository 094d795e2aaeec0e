import { lazyCode } from '@masar/ui';
/** The 3D room; three.js comes with it, so it loads only when it is drawn. */
export const RoomScene = lazyCode(() => import('./RoomScene.tsx'));
