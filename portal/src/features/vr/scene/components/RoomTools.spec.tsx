import { LocaleProvider } from '@masar/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import type { OpenRoom } from '../engine/open-room.ts';
import { RoomTools } from './RoomTools.tsx';

const aRoom = () => ({ sit: jest.fn(), stand: jest.fn(), goToStation: jest.fn() });

function show(room: ReturnType<typeof aRoom>, props: { seat: number | null; isSeated?: boolean; visited?: number[] }) {
  const { seat, isSeated = false, visited = [] } = props;
  render(
    <LocaleProvider language="ar">
      <RoomTools room={room as unknown as OpenRoom} seat={seat} isSeated={isSeated} stations={3} visited={visited} />
    </LocaleProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('ways that need no steering [VRW-3]', () => {
  it('leads to the own seat and to the first station not yet seen', () => {
    const room = aRoom();
    show(room, { seat: 4, visited: [0, 2] });
    press('إلى مقعدي');
    press('المحطة التالية');
    expect([room.sit.mock.calls, room.goToStation.mock.calls]).toEqual([[[4]], [[1]]]);
  });

  it('lets who sits stand up, and offers no seat to hosts, no station when all were seen, no headset without one', () => {
    const room = aRoom();
    show(room, { seat: 4, isSeated: true, visited: [0, 1, 2] });
    press('وقوف');
    expect(room.stand).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    show(aRoom(), { seat: null, visited: [0, 1, 2] });
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});
