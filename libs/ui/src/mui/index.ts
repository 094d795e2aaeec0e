export { createMasarTheme } from './create-masar-theme.ts';
export { createDirectionCache } from './emotion-caches.ts';
export { DirectionProvider } from './DirectionProvider.tsx';
export { FieldFrame } from './kit/FieldFrame.tsx';
export { SchemedMui } from './SchemedMui.tsx';
