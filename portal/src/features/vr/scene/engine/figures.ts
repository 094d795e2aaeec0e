import type { BufferGeometry } from 'three';
import type { Daylight } from '../sculpt/daylight.ts';
import { Sculptor } from '../sculpt/sculptor.ts';

/** Shapes of a person who looks towards −z; robes are white and get their colour when drawn. */
export interface Figures {
  robe: BufferGeometry;
  head: BufferGeometry;
  /** The sleeve of a raised hand. */
  arm: BufferGeometry;
  /** Its hand, in the colour of the head. */
  palm: BufferGeometry;
}

const white = '#FFFFFF';

export function figures(light: Daylight): Figures {
  const robe = new Sculptor(light)
    .turned(
      [
        [0.27, 0],
        [0.29, 0.04],
        [0.25, 0.5],
        [0.235, 0.9],
        [0.25, 1.12],
        [0.235, 1.24],
        [0.16, 1.33],
        [0.07, 1.38],
      ],
      [0, 0, 0],
      white,
      11,
    )
    // Sleeves.
    .post([0.075, 0.09, 0.56], [-0.25, 0.72, -0.03], white, 7, [0.16, 0, -0.12])
    .post([0.075, 0.09, 0.56], [0.25, 0.72, -0.03], white, 7, [0.16, 0, 0.12])
    .build();

  const head = new Sculptor(light)
    .post([0.065, 0.06, 0.12], [0, 1.34, 0], '#E2B48C', 8)
    .ball(0.155, [0, 1.43, 0], '#EBC09A', 10, 1.08)
    .ball(0.167, [0, 1.47, 0.035], '#3A2A20', 9, 0.96)
    .ball(0.03, [0, 1.56, -0.155], '#E2B48C', 4)
    .ball(0.02, [-0.06, 1.6, -0.142], '#22272B', 4)
    .ball(0.02, [0.06, 1.6, -0.142], '#22272B', 4)
    .ball(0.06, [-0.28, 0.66, -0.12], '#EBC09A', 5)
    .ball(0.06, [0.28, 0.66, -0.12], '#EBC09A', 5)
    .build();

  const arm = new Sculptor(light).post([0.075, 0.06, 0.52], [0.19, 1.17, -0.02], white, 8, [0, 0, -0.22]).build();
  const palm = new Sculptor(light)
    .post([0.035, 0.04, 0.1], [0.3, 1.66, -0.02], '#E2B48C', 7, [0, 0, -0.2])
    .ball(0.062, [0.325, 1.73, -0.02], '#EBC09A', 5, 1.25)
    .build();
  return { robe, head, arm, palm };
}
