import { createIcon } from './create-icon.tsx';

export const PlayIcon = /* @__PURE__ */ createIcon('Play', <path d="M8 5.5v13l10.5-6.5z" />);
export const LockIcon = /* @__PURE__ */ createIcon(
  'Lock',
  <>
    <rect x="5" y="10.5" width="14" height="9.5" rx="2.5" />
    <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
  </>,
);
export const ClockIcon = /* @__PURE__ */ createIcon(
  'Clock',
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5V12l3 2" />
  </>,
);
export const CalendarIcon = /* @__PURE__ */ createIcon(
  'Calendar',
  <>
    <rect x="4" y="5.5" width="16" height="14.5" rx="2.5" />
    <path d="M4 10.5h16M8.5 3.5v4M15.5 3.5v4" />
  </>,
);
export const TargetIcon = /* @__PURE__ */ createIcon(
  'Target',
  <>
    <circle cx="12" cy="12" r="8.5" />
    <circle cx="12" cy="12" r="4.5" />
    <circle cx="12" cy="12" r="1" fill="currentColor" stroke="none" />
  </>,
);
export const FileIcon = /* @__PURE__ */ createIcon(
  'File',
  <>
    <path d="M13.5 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5z" />
    <path d="M13.5 3.5v5h5" />
  </>,
);
export const ListIcon = /* @__PURE__ */ createIcon(
  'List',
  <>
    <path d="M9 6.5h11M9 12h11M9 17.5h11" />
    <circle cx="5" cy="6.5" r="1" fill="currentColor" stroke="none" />
    <circle cx="5" cy="12" r="1" fill="currentColor" stroke="none" />
    <circle cx="5" cy="17.5" r="1" fill="currentColor" stroke="none" />
  </>,
);
export const WrapIcon = /* @__PURE__ */ createIcon(
  'Wrap',
  <path d="M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2-2-2 2 2 2M4 18h5" />,
);
export const CubeIcon = /* @__PURE__ */ createIcon(
  'Cube',
  <>
    <path d="m12 3.5 7.5 4.2v8.6L12 20.5l-7.5-4.2V7.7z" />
    <path d="m4.5 7.7 7.5 4.3 7.5-4.3M12 12v8.5" />
  </>,
);
export const QrIcon = /* @__PURE__ */ createIcon(
  'Qr',
  <>
    <rect x="4" y="4" width="6.5" height="6.5" rx="1.2" />
    <rect x="13.5" y="4" width="6.5" height="6.5" rx="1.2" />
    <rect x="4" y="13.5" width="6.5" height="6.5" rx="1.2" />
    <path d="M13.5 13.5h3v3M20 13.5v2M13.5 20v-1.5M17 20h3v-1.5" />
  </>,
);
