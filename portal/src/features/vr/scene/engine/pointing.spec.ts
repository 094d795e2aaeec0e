import { Group, PerspectiveCamera, Ray, Vector3 } from 'three';
import { headPose } from './headset.ts';
import { floorUnder, rayThrough } from './pointing.ts';

const ray = (x: number, y: number, z: number) => new Ray(new Vector3(0, 1.6, 0), new Vector3(x, y, z).normalize());

describe('pointing at the floor [VRW-3]', () => {
  it('finds the spot, and none in the sky or outside of the room', () => {
    expect(floorUnder(ray(0, -1.6, -3))).toEqual({ x: 0, z: expect.closeTo(-3) });
    expect([floorUnder(ray(0, 0.4, -3)), floorUnder(ray(0, -0.1, -3))]).toEqual([undefined, undefined]);
  });

  it('points through the middle of the picture straight ahead, and below it to the floor', () => {
    const camera = new PerspectiveCamera(60, 1);
    camera.position.y = 1.6;
    camera.updateMatrixWorld();
    expect(rayThrough(camera, 0.5, 0.5).direction.z).toBeCloseTo(-1);
    expect(floorUnder(rayThrough(camera, 0.5, 1))!.z).toBeCloseTo(-1.6 / Math.tan(Math.PI / 6));
  });

  it('knows where a head is and looks, however the rig stands that carries it', () => {
    const [rig, camera] = [new Group(), new PerspectiveCamera()];
    rig.add(camera);
    rig.position.set(2, 0, 3);
    rig.rotation.y = 1;
    camera.position.set(0.5, 1.7, 0);
    camera.rotation.y = 0.25;
    rig.updateMatrixWorld(true);
    const { x, y, z, yaw } = headPose(camera);
    expect([x, y, z]).toEqual([expect.closeTo(2 + 0.5 * Math.cos(1)), 1.7, expect.closeTo(3 - 0.5 * Math.sin(1))]);
    expect(yaw).toBeCloseTo(1.25);
  });
});
