import { readFileSync } from 'node:fs';
import { renderTokens } from './render-tokens.ts';
import { colors, type ColorScheme, toneColors, tones } from './tokens.ts';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe.each<ColorScheme>(['light', 'dark'])('the %s scheme', (scheme) => {
  const palette = colors[scheme];

  it('keeps every text colour at 4.5:1 or more on paper, card and its own ground [A11Y-1]', () => {
    const grounds = [palette.paper, palette.card];
    const pairs: [name: string, text: string, ground: string][] = [
      ...(['ink', 'muted', 'primary', 'accentInk', 'success', 'danger'] as const).flatMap((name) =>
        [...grounds, palette.tint].map((ground): [string, string, string] => [name, palette[name], ground]),
      ),
      ...tones.flatMap((tone) =>
        [...grounds, toneColors[scheme][tone].ground].map((ground): [string, string, string] => [
          tone,
          toneColors[scheme][tone].ink,
          ground,
        ]),
      ),
      ['on primary', palette.onPrimary, palette.primary],
      ['on strong primary', palette.onPrimary, palette.primaryStrong],
      ['success', palette.success, palette.successTint],
      ['danger', palette.danger, palette.dangerTint],
      ['note', palette.ink, palette.sunTint],
      ['code', palette.codeInk, palette.codeGround],
    ];
    expect(pairs.filter(([, text, ground]) => contrast(text, ground) < 4.5)).toEqual([]);
  });

  it('draws the borders of fields at 3:1 or more [A11Y-1]', () => {
    expect(Math.min(contrast(palette.field, palette.card), contrast(palette.field, palette.paper))).toBeGreaterThan(3);
  });

  it('draws marks and large headings in the accent at 3:1 or more [A11Y-1]', () => {
    const grounds = [palette.card, palette.paper, palette.tint];
    expect(grounds.filter((ground) => contrast(palette.accent, ground) < 3)).toEqual([]);
  });
});

it('carries large white text on every fill [A11Y-1]', () => {
  expect(tones.filter((tone) => contrast('#FFFFFF', toneColors.light[tone].fill) < 3)).toEqual([]);
});

it('keeps the stylesheet equal to the tokens [A11Y-1]', () => {
  expect(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')).toBe(renderTokens());
});
