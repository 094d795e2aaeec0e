import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { RoomLines } from '../presence/room-line';
import { aRoomState, FakeLine } from '../testing/a-line';
import { aVrRoom } from '../testing/a-vr-room';
import { aVrSession } from '../testing/a-vr-session';

let line: FakeLine;

const seated = { isSeated: true, seat: 0, attendedMinutes: 0, completionScore: null };

function openRoom(room: ReturnType<typeof aVrRoom> | null, handlers: Handlers = {}) {
  line = new FakeLine();
  const calls = stubApi({
    ...commonHandlers(aUser()),
    'GET /api/vr/rooms/room': () => (room ? json(room) : problem(404, 'Not Found')),
    ...handlers,
  });
  rememberAs(aUser());
  const around = (app: ReactNode) => <RoomLines value={() => line.asLine()}>{app}</RoomLines>;
  return { calls, ...renderApp({ at: '/vr/room', around }) };
}

describe('/vr/:roomCode', () => {
  it('leads back to the sessions where there is no such room [VRW-3]', async () => {
    openRoom(null);
    expect(await screen.findByRole('heading', { level: 1, name: 'لا توجد غرفة هنا' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'كل الجلسات' })).toHaveAttribute('href', '/vr');
  });

  it('takes a seat at the door and lets in [VRW-2] [VRW-3]', async () => {
    const room = aVrRoom({ hasPlace: false });
    const { user } = openRoom(room, {
      [`POST /api/vr/sessions/${room.session.id}/join`]: () => {
        room.hasPlace = true;
        return json(room.session);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'احجز مقعداً' }));
    expect(await screen.findByRole('button', { name: 'دخول' })).toBeInTheDocument();
  });

  it('says at the door that all seats are taken, or when the room opens [VRW-2]', async () => {
    const { unmount } = openRoom(aVrRoom({ hasPlace: false, freeSeats: 0 }));
    expect(await screen.findByText(/اكتملت مقاعد هذه الجلسة/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'احجز مقعداً' })).not.toBeInTheDocument();
    unmount();
    openRoom(aVrRoom({ isOpen: false, session: aVrSession({ roomCode: 'room', myPart: seated }) }));
    expect(await screen.findByText(/تُفتح الغرفة الثلاثاء، 1 كانون الأول في 5:45/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'دخول' })).not.toBeInTheDocument();
  });

  it.each([
    ['ended', 'انتهت الجلسة'],
    ['cancelled', 'أُلغيت الجلسة'],
  ] as const)('tells what remains of a session that was %s [VRW-4]', async (status, title) => {
    const myPart = { ...seated, attendedMinutes: 44, completionScore: status === 'ended' ? '81.00' : null };
    openRoom(aVrRoom({ session: aVrSession({ status, roomCode: 'room', myPart }) }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.queryAllByText(/أتممت .*81/)).toHaveLength(status === 'ended' ? 1 : 0);
  });

  it('lets the host turn slides from the first to the last and no further [VRW-3]', async () => {
    const slide = { titleEn: 'Hello', bulletsAr: [], bulletsEn: [], pictureFileId: null, pictureUrl: null };
    const slides = ['الأولى', 'الثانية', 'الثالثة'].map((titleAr) => ({ ...slide, titleAr }));
    const { user } = openRoom(aVrRoom({ slides }));
    await user.click(await screen.findByRole('button', { name: 'دخول' }));
    await waitFor(() => expect(line.opened).toBe(1));
    const host = { ...aRoomState().participants[0]!, isHost: true };
    act(() => line.hear('room', aRoomState({ participants: [host] })));
    const board = within(screen.getByRole('region', { name: 'اللوح' }));
    const [back, on] = ['الشريحة السابقة', 'الشريحة التالية'].map((name) => board.getByRole('button', { name }));
    expect(board.getByText('الشريحة 1 من 3')).toBeInTheDocument();
    expect(back).toBeDisabled();
    await user.click(on!);
    expect(line.sent.at(-1)).toEqual(['slide', 1]);
    act(() => line.hear('slide', 1));
    expect(back).toBeEnabled();
    expect(on).toBeEnabled();
    act(() => line.hear('slide', 2));
    expect(on).toBeDisabled();
    await user.click(back!);
    expect(line.sent.at(-1)).toEqual(['slide', 1]);
  });

  it('holds the whole room where the browser draws no scene: board, people, chat [VRW-3]', async () => {
    const slide = { titleEn: 'Hello', bulletsAr: ['أولاً'], bulletsEn: [], pictureFileId: null, pictureUrl: null };
    const slides = [
      { ...slide, titleAr: 'أهلاً بكم' },
      { ...slide, titleAr: 'ماذا بعد؟', pictureUrl: '/api/files/slide.webp' },
    ];
    const { user } = openRoom(aVrRoom({ slides }));
    expect(await screen.findByRole('radio', { name: /ثلاثية الأبعاد/ })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'دخول' }));
    await waitFor(() => expect(line.opened).toBe(1));
    act(() => line.hear('room', aRoomState()));
    const board = within(screen.getByRole('region', { name: 'اللوح' }));
    expect(board.getByRole('heading', { name: 'أهلاً بكم' })).toBeInTheDocument();
    expect(board.queryByRole('presentation')).toBeNull();
    act(() => line.hear('slide', 1));
    expect(board.getByRole('heading', { name: 'ماذا بعد؟' })).toBeInTheDocument();
    expect(board.getByRole('presentation')).toHaveAttribute('src', '/api/files/slide.webp');
    const people = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
    expect(people.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('أحمد جاسم'),
      expect.stringContaining('سارة علي'),
    ]);
    await user.click(screen.getByRole('tab', { name: /الدردشة/ }));
    await user.type(screen.getByRole('textbox', { name: 'رسالتك' }), 'مرحباً');
    await user.click(screen.getByRole('button', { name: 'إرسال' }));
    expect(line.sent).toContainEqual(['say', 'مرحباً']);
    const said = { id: 'm1', userId: 'u2', name: 'سارة علي', isHost: false, sentAt: '2026-12-01T15:00:00.000Z' };
    act(() => line.hear('room', aRoomState({ chat: [{ ...said, text: 'انظروا https://example.com/a، أو لا؟' }] })));
    expect(screen.getByRole('link', { name: 'https://example.com/a' })).toHaveAttribute(
      'href',
      'https://example.com/a',
    );
    act(() => line.hear('disconnect', 'transport close'));
    expect(screen.getByText(/انقطع الاتصال. نعيده الآن/)).toBeInTheDocument();
    act(() => line.hear('room', aRoomState()));
    expect(screen.queryByText(/نعيده الآن/)).not.toBeInTheDocument();
  });

  it('says why the room is closed to whoever was sent out [VRW-3]', async () => {
    const { user } = openRoom(aVrRoom());
    await user.click(await screen.findByRole('button', { name: 'دخول' }));
    act(() => line.hear('refused', 'vr.removed_from_room'));
    expect(await screen.findByRole('heading', { level: 1, name: 'خرجت من الغرفة' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'الدخول من جديد' })).not.toBeInTheDocument();
  });
});
