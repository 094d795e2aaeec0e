import { StationVisits } from './station-visits.ts';

const sight = { x: 0, z: -1 };
const plan = {
  stations: [
    { x: 0, z: 0, sight },
    { x: 5, z: 0, sight },
  ],
  obstacles: [],
};
const away = { x: -5, z: 5 };

function visits(visited: number[] = []) {
  const told: number[] = [];
  return {
    told,
    walker: new StationVisits(
      plan,
      () => visited,
      (station) => told.push(station),
    ),
  };
}

describe('visits of stations [VRW-3] [VRW-4]', () => {
  it('tells of a station once while one stands there', () => {
    const { told, walker } = visits();
    for (const spot of [away, { x: 0.5, z: 0 }, { x: 0, z: 0.3 }, { x: 5, z: 0 }]) walker.stand(spot);
    expect(told).toEqual([0, 1]);
  });

  it('does not interrupt who only passes a station already visited', () => {
    const { told, walker } = visits([0]);
    for (const spot of [away, { x: 0, z: 0 }, { x: 5, z: 0 }]) walker.stand(spot);
    expect(told).toEqual([1]);
  });

  it('tells of a visited station again to who went there on purpose, also from where it is', () => {
    const { told, walker } = visits([0]);
    walker.mean({ x: 0.2, z: 0 });
    walker.stand({ x: 0, z: 0 });
    walker.mean({ x: 0.2, z: 0 });
    walker.stand({ x: 0, z: 0 });
    walker.mean(away);
    walker.stand({ x: 0, z: 0 });
    expect(told).toEqual([0, 0]);
  });
});
