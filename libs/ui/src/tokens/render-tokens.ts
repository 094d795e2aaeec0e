import { codeFontFamily, colors, type ColorScheme, fontFamily, radii, textSizes, toneColors, tones } from './tokens.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function rule(selector: string, values: Record<string, string>): string {
  const lines = Object.entries(values).map(([name, value]) => `  --${kebab(name)}: ${value};`);
  return [`${selector} {`, ...lines, '}'].join('\n');
}

function tonesOf(scheme: ColorScheme, scope: string): string[] {
  return tones.map((tone) => {
    const { ink, ground, fill } = toneColors[scheme][tone];
    return rule(`${scope}[data-tone='${tone}']`, { toneInk: ink, toneGround: ground, toneFill: fill });
  });
}

/** The tokens as CSS custom properties: the first screen is drawn from these, without any script. */
export function renderTokens(): string {
  const sizes = Object.fromEntries(Object.entries(radii).map(([name, value]) => [`radius-${name}`, `${value}px`]));
  const texts = Object.fromEntries(textSizes.map((size, index) => [`text-${index + 1}`, size]));
  const dark = ":root[data-color-scheme='dark']";
  const rules = [
    rule(':root', { ...colors.light, ...sizes, ...texts, font: fontFamily, codeFont: codeFontFamily }),
    rule(dark, { ...colors.dark }),
    ...tonesOf('light', ''),
    ...tonesOf('dark', `${dark} `),
  ];
  const css = rules.join('\n').replace(/#[0-9A-F]{6}/g, (hex) => hex.toLowerCase());
  return `/* Written by \`npm run tokens -w libs/ui\` from tokens.ts. */\n${css}\n`;
}
