import { createIcon } from './create-icon.tsx';

/** What courses are about, for the stations on their covers. */
export const DatabaseIcon = /* @__PURE__ */ createIcon(
  'Database',
  <>
    <ellipse cx="12" cy="6" rx="7" ry="2.8" />
    <path d="M5 6v12c0 1.5 3.1 2.8 7 2.8s7-1.3 7-2.8V6M5 12c0 1.5 3.1 2.8 7 2.8s7-1.3 7-2.8" />
  </>,
);
export const BranchIcon = /* @__PURE__ */ createIcon(
  'Branch',
  <>
    <circle cx="7" cy="5.5" r="2.2" />
    <circle cx="7" cy="18.5" r="2.2" />
    <circle cx="17" cy="9" r="2.2" />
    <path d="M7 7.7v8.6M17 11.2c0 3-4 3.3-9.6 4.3" />
  </>,
);
export const ServerIcon = /* @__PURE__ */ createIcon(
  'Server',
  <>
    <rect x="4" y="4" width="16" height="7" rx="2" />
    <rect x="4" y="13" width="16" height="7" rx="2" />
    <path d="M8 7.5h.01M8 16.5h.01M12 7.5h4M12 16.5h4" />
  </>,
);
export const WindowIcon = /* @__PURE__ */ createIcon(
  'Window',
  <>
    <rect x="3.5" y="4.5" width="17" height="15" rx="2.5" />
    <path d="M3.5 9h17M9.5 9v10.5" />
  </>,
);
export const CameraIcon = /* @__PURE__ */ createIcon(
  'Camera',
  <>
    <path d="M4 8h3.2L9 5.5h6L16.8 8H20a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1z" />
    <circle cx="12" cy="13.2" r="3.4" />
  </>,
);
export const CoinsIcon = /* @__PURE__ */ createIcon(
  'Coins',
  <>
    <circle cx="9" cy="9" r="5.5" />
    <path d="M15.5 9.7a5.5 5.5 0 1 1-6 6M9 6.8v4.4" />
  </>,
);
