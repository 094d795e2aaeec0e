import { CircleGeometry, Color } from 'three';
import { datePalm } from './greenery.ts';
import { palette } from './palette.ts';
import type { RoomKit } from './room-kit.ts';

/** The city around: sandy ground, flat roofs, a few domes, and palms between them, paler the further away. */
export function raiseCity(kit: RoomKit): void {
  const { solid, light } = kit;
  const hazy = (color: string, haze: number) => {
    const near = new Color(color);
    if (light.scheme === 'dark') near.multiplyScalar(0.35);
    return `#${near.lerp(light.horizon, haze).getHexString()}`;
  };
  solid.glowing(() => {
    solid.add(new CircleGeometry(58, 32).rotateX(-Math.PI / 2), [0, -0.06, 0], hazy('#D2B98E', 0.22));
    for (let index = 0; index < 44; index += 1) {
      const turn = (index / 44) * Math.PI * 2 + (index % 3) * 0.05;
      const ring = index % 2;
      const distance = ring ? 44 : 31 + (index % 5);
      const haze = ring ? 0.72 : 0.5;
      const [width, height] = [4 + ((index * 7) % 5), 2.6 + ((index * 5) % 7) * 0.75 + ring * 1.6];
      const place = [Math.sin(turn) * distance, 0, Math.cos(turn) * distance] as const;
      const wall = hazy(['#D9B98C', '#C9A274', '#E2CBA3'][index % 3]!, haze);
      solid.at(place, turn, () => {
        solid.box([width, height, 4], [0, 0, 0], wall);
        solid.box([width + 0.3, 0.25, 4.3], [0, height, 0], hazy('#B98F63', haze));
        if (index % 11 === 4) {
          solid
            .post([1.7, 1.6, 0.8], [0, height, 0], wall, 12)
            .ball(1.65, [0, height + 0.3, 0], hazy('#2E8A99', haze), 12, 0.95);
          solid.post([0.06, 0.02, 0.9], [0, height + 3.4, 0], hazy('#E8A93A', haze), 5);
        }
        if (index % 11 === 5) {
          solid
            .post([0.75, 0.6, height + 6], [0, 0, 0], wall, 9)
            .post([1, 1, 0.5], [0, height + 4.6, 0], hazy('#2E8A99', haze), 9);
          solid.ball(0.62, [0, height + 5.9, 0], hazy('#2E8A99', haze), 9, 1.2);
        }
        for (let pane = 0; pane < 3; pane += 1) {
          const lit = light.scheme === 'dark' && (index + pane) % 3 !== 0;
          solid.box(
            [0.6, 0.9, 0.1],
            [(pane - 1) * (width / 3.4), height * 0.5, -2.02],
            lit ? '#E9B96A' : hazy('#8A6A48', haze),
          );
        }
      });
    }
  });
  const around = [
    [-12, -9, 6],
    [-13.5, 2, 7],
    [-11.5, 10, 6.4],
    [12.5, -6, 7.2],
    [13, 5, 6],
    [11.6, 11.5, 7],
    [-5, -14, 7.5],
    [6.5, -13, 6.6],
    [4, 14, 6],
  ] as const;
  for (const [x, z, height] of around) {
    solid.post([0.8, 0.3, 0.2], [x, -0.06, z], palette.leafDark, 9);
    datePalm(kit, x, z, height);
  }
}
