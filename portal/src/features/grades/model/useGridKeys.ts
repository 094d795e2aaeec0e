import { useLocale } from '@masar/ui';
import { type FocusEvent, type KeyboardEvent, useCallback, useState } from 'react';

interface Place {
  row: number;
  column: number;
}

/** By this a grid finds its cells: `<button data-cell={placeName({ row, column })}>`. */
export const placeName = ({ row, column }: Place): string => `${row}-${column}`;

/** Where a key leads from a place; undefined for keys that lead nowhere. Left and right are those of the screen. */
export function placeAfter(
  key: string,
  { row, column }: Place,
  last: Place,
  isRightToLeft: boolean,
): Place | undefined {
  const [forward, backward] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const moves: Record<string, Place> = {
    [forward!]: { row, column: column + 1 },
    [backward!]: { row, column: column - 1 },
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    Home: { row, column: 0 },
    End: { row, column: last.column },
    PageDown: { row: row + 10, column },
    PageUp: { row: row - 10, column },
  };
  const to = moves[key];
  const within = (value: number, most: number) => Math.max(0, Math.min(value, most));
  return to && { row: within(to.row, last.row), column: within(to.column, last.column) };
}

/**
 * Moves the focus between the cells of a grid, of which one alone is in the order of Tab (roving tabindex).
 *
 * @param rows and columns that can have the focus
 */
export function useGridKeys(rows: number, columns: number) {
  const { direction } = useLocale();
  const [chosen, setChosen] = useState<Place>({ row: 0, column: 0 });
  const place = { row: Math.min(chosen.row, rows - 1), column: Math.min(chosen.column, columns - 1) };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const to = placeAfter(event.key, place, { row: rows - 1, column: columns - 1 }, direction === 'rtl');
    const cell = to && event.currentTarget.querySelector<HTMLElement>(`[data-cell="${placeName(to)}"]`);
    if (!cell) return;
    event.preventDefault();
    cell.focus();
  };
  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    const name = (event.target as HTMLElement).dataset['cell'];
    if (!name) return;
    const [row = 0, column = 0] = name.split('-').map(Number);
    setChosen({ row, column });
  }, []);
  return { place, onKeyDown, onFocus };
}
