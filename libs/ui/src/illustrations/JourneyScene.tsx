import frame from './JourneyScene.module.css';
import { Land, Palm } from './land.tsx';
import { Scene } from './Scene.tsx';

/** The way through the land between two rivers to the first job. Decorative. */
export function JourneyScene() {
  return (
    <div className={frame.panel}>
      <Scene
        road="M500 300C440 322 402 292 372 268S300 246 262 268 182 292 152 244 176 170 128 150 72 122 84 84"
        stations={[
          [372, 268],
          [262, 268],
          [152, 244],
          [84, 84],
        ]}
        front={
          <>
            <Palm x={424} y={262} size={1} />
            <Palm x={462} y={286} size={0.8} />
            <Palm x={36} y={262} size={0.72} />
          </>
        }
      >
        <Land />
      </Scene>
    </div>
  );
}
