import { handsOn } from './hands-on.ts';

function aRoom() {
  const canvas = document.createElement('canvas');
  document.body.append(canvas);
  const room = {
    steps: { forward: 0, aside: 0, turn: 0 },
    look: jest.fn(),
    tap: jest.fn(),
    redraw: () => {},
  };
  canvas.setPointerCapture = () => {};
  const end = handsOn(canvas, room);
  const key = (type: 'keydown' | 'keyup', code: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent(type, { code, cancelable: true, ...more });
    canvas.dispatchEvent(event);
    return event;
  };
  const pointer = (type: string, x: number, y: number) =>
    canvas.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, button: 0 }));
  return { canvas, room, end, key, pointer };
}

describe('keys and fingers in the room [VRW-3]', () => {
  it('walks by arrows and by the places of W, A, S and D, whatever is printed on them', () => {
    const { room, key } = aRoom();
    key('keydown', 'ArrowUp');
    key('keydown', 'KeyD', { key: 'ي' });
    expect(room.steps).toEqual({ forward: 1, aside: 1, turn: 0 });
    key('keydown', 'ArrowLeft');
    key('keyup', 'ArrowUp');
    expect(room.steps).toEqual({ forward: 0, aside: 1, turn: 1 });
  });

  it('keeps the page from scrolling, and leaves every other key to the browser', () => {
    const { room, key } = aRoom();
    expect(key('keydown', 'ArrowDown').defaultPrevented).toBe(true);
    expect(key('keydown', 'Tab').defaultPrevented).toBe(false);
    expect(key('keydown', 'KeyA', { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(room.steps).toEqual({ forward: -1, aside: 0, turn: 0 });
  });

  it('stands still when the picture loses the focus, or the room is left', () => {
    const { canvas, room, end, key } = aRoom();
    key('keydown', 'KeyW');
    canvas.dispatchEvent(new FocusEvent('blur'));
    expect(room.steps.forward).toBe(0);
    end();
    key('keydown', 'KeyW');
    expect(room.steps.forward).toBe(0);
  });

  it('tells a tap from looking around', () => {
    const { room, pointer } = aRoom();
    pointer('pointerdown', 10, 10);
    pointer('pointerup', 12, 11);
    expect([room.tap.mock.calls.length, room.look.mock.calls.length]).toEqual([1, 0]);
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 60, 10);
    pointer('pointerup', 60, 10);
    expect([room.tap.mock.calls.length, room.look.mock.calls.length]).toEqual([1, 1]);
  });
});
