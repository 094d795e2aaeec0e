import { colors, type ColorScheme, radii } from '@masar/ui';
import { createMasarTheme } from '@masar/ui/mui';
import { arEG, enUS } from '@mui/material/locale';
import { createTheme, type Theme } from '@mui/material/styles';
import { formParts } from './form-theme';

const sidebar = { width: 232, closedWidth: 64 };

/** Of the bar, with its hairline. */
const barHeight = 65;

export type SchemeColors = (typeof colors)[ColorScheme];

/** The theme of the portal, told about react-admin's own parts: hairlines instead of shadows, targets of 44 px. */
export function createConsoleTheme(mode: ColorScheme, direction: 'rtl' | 'ltr'): Theme {
  const c = colors[mode];
  const line = `1px solid ${c.line}`;
  // What react-admin does not translate MUI says itself, e.g. the names of the arrows below a list.
  const words = direction === 'rtl' ? arEG : enUS;
  return createTheme(createMasarTheme({ mode, direction }), words, {
    sidebar,
    components: {
      // Within <details> a box inherits from a part of the browser's own, which stands outside of this rule's inheritance.
      MuiCssBaseline: { styleOverrides: { '*, *::before, *::after': { boxSizing: 'border-box' } } },
      ...formParts(c),
      MuiAppBar: {
        defaultProps: { elevation: 0, color: 'inherit' },
        styleOverrides: { root: { backgroundColor: c.card, color: c.ink, borderBottom: line } },
      },
      // The bar of bulk actions is a toolbar too, without height while nothing is ticked.
      MuiToolbar: {
        styleOverrides: {
          root: {
            '&&:not(.RaBulkActionsToolbar-collapsed)': { minHeight: 64, gap: 8 },
            // Room for the whole logo between menu, search, language and account.
            '@media (max-width: 480px)': { '&&&.RaAppBar-toolbar': { gap: 2 } },
          },
        },
      },
      RaBulkActionsToolbar: {
        styleOverrides: {
          root: {
            '& .RaBulkActionsToolbar-toolbar': { transform: 'none', height: 64 },
            '& .RaBulkActionsToolbar-collapsed': { display: 'none' },
            '@media (max-width: 1199px)': {
              '& .RaBulkActionsToolbar-toolbar': {
                position: 'static',
                flexWrap: 'wrap',
                height: 'auto',
                paddingBlock: 8,
                marginBottom: 12,
                borderRadius: radii.card,
              },
              '& .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap', justifyContent: 'flex-start', padding: 0 },
              '& .RaBulkActionsToolbar-topToolbar button': { paddingInline: 10 },
            },
          },
        },
      },
      MuiTableCell: {
        styleOverrides: {
          // Eight columns fit a screen of 1280 px beside the menu.
          root: { padding: '12px 10px', borderBottomColor: c.line },
          head: { '&&': { backgroundColor: c.card, color: c.muted, fontWeight: 700, whiteSpace: 'nowrap' } },
        },
      },
      MuiTableRow: { styleOverrides: { root: { '&:last-child td': { borderBottom: 0 } } } },
      MuiTableSortLabel: { styleOverrides: { root: { '&:focus-visible': { outline: `3px solid ${c.primary}` } } } },
      MuiTablePagination: { styleOverrides: { root: { border: 0 } } },
      RaLayout: {
        styleOverrides: {
          root: {
            minWidth: 0,
            '& .RaLayout-appFrame': { marginTop: barHeight },
            '& .RaLayout-content': { minWidth: 0, padding: 24, backgroundColor: c.paper },
            '@media (max-width: 599px)': { '& .RaLayout-content': { padding: 16 } },
          },
        },
      },
      RaSidebar: {
        styleOverrides: {
          root: {
            // As much as the bar above leaves; otherwise every page is some pixels too high.
            '&&, & .RaSidebar-fixed': { height: `calc(100vh - ${barHeight}px)` },
            '& .RaSidebar-fixed, & .MuiPaper-root': { backgroundColor: c.card, borderInlineEnd: line },
          },
        },
      },
      RaMenu: { styleOverrides: { root: { marginTop: 16, paddingInline: 8 } } },
      RaMenuItemLink: {
        styleOverrides: {
          root: {
            minHeight: 44,
            borderRadius: radii.button,
            color: c.ink,
            '& .RaMenuItemLink-icon': { minWidth: 36, color: c.muted },
            // What waits is counted at the far edge.
            '& .MuiTypography-root': { display: 'flex', alignItems: 'center', gap: 8 },
            '&.RaMenuItemLink-active': {
              backgroundColor: c.tint,
              color: c.primaryStrong,
              fontWeight: 700,
              '& .RaMenuItemLink-icon': { color: c.primaryStrong },
            },
          },
        },
      },
    },
  });
}
