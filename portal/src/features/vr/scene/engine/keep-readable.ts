import { type Sprite, Vector3 } from 'three';

const eye = new Vector3();

/** Draws what is far away larger, so that it stays readable, and what is near smaller, so that it covers little. */
export function keepReadable(sprite: Sprite, height: number, proportion: number): void {
  sprite.onBeforeRender = (_renderer, _scene, camera) => {
    const metres = eye.setFromMatrixPosition(camera.matrixWorld).distanceTo(sprite.position);
    const drawn = height * Math.min(1.7, Math.max(0.38, metres * 0.13));
    sprite.scale.set(drawn * proportion, drawn, 1);
    sprite.updateMatrixWorld();
  };
}
