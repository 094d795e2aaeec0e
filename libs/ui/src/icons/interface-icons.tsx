import { createIcon } from './create-icon.tsx';

export const SearchIcon = /* @__PURE__ */ createIcon(
  'Search',
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m20 20-4.2-4.2" />
  </>,
);
export const BellIcon = /* @__PURE__ */ createIcon(
  'Bell',
  <>
    <path d="M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 2h-15z" />
    <path d="M10 21h4" />
  </>,
);
export const MenuIcon = /* @__PURE__ */ createIcon('Menu', <path d="M4 7h16M4 12h16M4 17h10" />);
export const CloseIcon = /* @__PURE__ */ createIcon('Close', <path d="m6 6 12 12M18 6 6 18" />);
export const ChevronDownIcon = /* @__PURE__ */ createIcon('ChevronDown', <path d="m6 9.5 6 6 6-6" />);
export const ChevronForwardIcon = /* @__PURE__ */ createIcon('ChevronForward', <path d="m9.5 6 6 6-6 6" />);
export const ArrowForwardIcon = /* @__PURE__ */ createIcon(
  'ArrowForward',
  <>
    <path d="M4.5 12h15" />
    <path d="m13.5 6 6 6-6 6" />
  </>,
);
export const CheckIcon = /* @__PURE__ */ createIcon('Check', <path d="m5 12.5 4.5 4.5L19.5 7" />);
export const PlusIcon = /* @__PURE__ */ createIcon('Plus', <path d="M12 5v14M5 12h14" />);
export const RefreshIcon = /* @__PURE__ */ createIcon(
  'Refresh',
  <>
    <path d="M19.5 12A7.5 7.5 0 1 1 17 6.4L19.5 9" />
    <path d="M19.5 4.5V9H15" />
  </>,
);
export const SunIcon = /* @__PURE__ */ createIcon(
  'Sun',
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1" />
  </>,
);
export const MoonIcon = /* @__PURE__ */ createIcon('Moon', <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z" />);
export const MonitorIcon = /* @__PURE__ */ createIcon(
  'Monitor',
  <>
    <rect x="3.5" y="4.5" width="17" height="11.5" rx="2" />
    <path d="M9 20h6M12 16v4" />
  </>,
);
export const GlobeIcon = /* @__PURE__ */ createIcon(
  'Globe',
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17" />
    <path d="M12 3.5c2.4 2.3 3.6 5.1 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.1-3.6-8.5S9.6 5.8 12 3.5z" />
  </>,
);
export const WarningIcon = /* @__PURE__ */ createIcon(
  'Warning',
  <>
    <path d="M12 4 2.8 19.5h18.4z" />
    <path d="M12 10v4.5" />
    <circle cx="12" cy="17" r="1" fill="currentColor" stroke="none" />
  </>,
);
export const InfoIcon = /* @__PURE__ */ createIcon(
  'Info',
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5" />
    <circle cx="12" cy="8" r="1" fill="currentColor" stroke="none" />
  </>,
);
export const WifiOffIcon = /* @__PURE__ */ createIcon(
  'WifiOff',
  <>
    <path d="M4 4l16 16" />
    <path d="M8.5 15.5a5 5 0 0 1 6.5-.4" />
    <path d="M5 12a10 10 0 0 1 4.5-2.5M13.5 9.2A10 10 0 0 1 19 12" />
    <path d="M2 8.5A15 15 0 0 1 6.5 5.8M11 5a15 15 0 0 1 11 3.5" />
    <circle cx="12" cy="19" r="1" fill="currentColor" stroke="none" />
  </>,
);
