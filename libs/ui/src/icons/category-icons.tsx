import { createIcon } from './create-icon.tsx';

export const CodeIcon = /* @__PURE__ */ createIcon(
  'Code',
  <path d="m8 7.5-4.5 4.5L8 16.5M16 7.5l4.5 4.5-4.5 4.5M13.5 5.5l-3 13" />,
);
export const PaletteIcon = /* @__PURE__ */ createIcon(
  'Palette',
  <>
    <path d="M12 3.5a8.5 8.5 0 1 0 0 17c1.5 0 2-.9 2-1.8 0-1.3-1-1.7-1-2.9 0-1 .8-1.8 2-1.8h2a3.5 3.5 0 0 0 3.5-3.5c0-4-3.8-7-8.5-7z" />
    <circle cx="8" cy="11" r="1" fill="currentColor" stroke="none" />
    <circle cx="11" cy="7.5" r="1" fill="currentColor" stroke="none" />
    <circle cx="15.5" cy="8.5" r="1" fill="currentColor" stroke="none" />
  </>,
);
export const MegaphoneIcon = /* @__PURE__ */ createIcon(
  'Megaphone',
  <>
    <path d="M4 10v4h3l8.5 4.5v-13L7 10z" />
    <path d="M7.5 14v5h2.5v-3.7" />
    <path d="M18.5 9.5a3.5 3.5 0 0 1 0 5" />
  </>,
);
export const KanbanIcon = /* @__PURE__ */ createIcon(
  'Kanban',
  <>
    <rect x="4" y="4.5" width="4.5" height="15" rx="1.4" />
    <rect x="10" y="4.5" width="4.5" height="9" rx="1.4" />
    <rect x="16" y="4.5" width="4" height="12" rx="1.4" />
  </>,
);
export const SpeechIcon = /* @__PURE__ */ createIcon(
  'Speech',
  <>
    <circle cx="9" cy="8" r="3.5" />
    <path d="M2.5 19.5c.8-3.7 3.2-5.5 6.5-5.5 2 0 3.7.7 4.9 2" />
    <path d="M15 6h5.5v5H18l-2 2v-2h-1z" />
  </>,
);
