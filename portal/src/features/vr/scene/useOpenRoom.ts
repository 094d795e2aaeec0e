import { categoryTone, toneColors, useLocale, useMessages } from '@masar/ui';
import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useColorScheme } from '#shared/color-scheme/ColorSchemeProvider';
import { type OpenRoom, openRoom } from './engine/open-room.ts';
import type { RoomSceneProps } from './room-scene-props.ts';
import { sceneMessages } from './scene.messages.ts';

const wantsLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Opens the room on the canvas, keeps board and stations up to date, and closes it; null until it is open. */
export function useOpenRoom(
  canvas: RefObject<HTMLCanvasElement | null>,
  { presence, workshop, language, onStation, onUnavailable }: RoomSceneProps,
  onSeated: (isSeated: boolean) => void,
): OpenRoom | null {
  const [room, setRoom] = useState<OpenRoom | null>(null);
  const { scheme } = useColorScheme();
  const { direction, format } = useLocale();
  const t = useMessages(sceneMessages);
  const { slide, visited } = useSyncExternalStore(presence.subscribe, presence.snapshot);

  const reached = useEffectEvent((station: number) => {
    void presence.visit(station);
    onStation(station);
  });
  const seated = useEffectEvent(onSeated);
  const failed = useEffectEvent(onUnavailable);

  const { kind, stations, slides } = workshop;
  const stationCount = stations.length;
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const closing = new AbortController();
    let open: OpenRoom | null = null;
    element.addEventListener('webglcontextlost', () => failed(), { signal: closing.signal });
    const order = { presence, kind, stations: stationCount, language, scheme, isCalm: wantsLessMotion };
    openRoom(
      element,
      { ...order, onStation: (station) => reached(station), onSeated: (is) => seated(is) },
      closing.signal,
    )
      .then((opened) => {
        open = opened;
        setRoom(opened);
      })
      .catch(() => !closing.signal.aborted && failed());
    return () => {
      closing.abort();
      open?.close();
      setRoom(null);
    };
  }, [canvas, presence, kind, stationCount, language, scheme]);

  useEffect(() => {
    const shown = slides[slide] ?? { title: workshop.title, bullets: [], pictureUrl: null };
    const place = slides[slide] ? t.slidePlace(format.number(slide + 1), format.number(slides.length)) : '';
    room?.showSlide({ slide: shown, place, direction, color: toneColors.light[categoryTone(kind)].fill });
  }, [room, slides, slide, workshop.title, kind, direction, format, t]);

  useEffect(() => {
    room?.showStations(
      stations.map(({ title }, index) => ({
        number: format.number(index + 1),
        title,
        isVisited: visited.includes(index),
        direction,
      })),
    );
  }, [room, stations, visited, direction, format]);

  return room;
}
