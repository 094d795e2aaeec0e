import { lazy } from 'react';

/** The 3D room; three.js comes with it, so it loads only when it is drawn. */
export const RoomScene = lazy(() => import('./RoomScene.tsx'));
