export { CategoryScene } from './CategoryScene.tsx';
export { JourneyScene } from './JourneyScene.tsx';
export { TracksScene } from './TracksScene.tsx';
