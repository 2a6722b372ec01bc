import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import { keyframes, type Theme } from '@mui/material/styles';
import Tabs, { type TabsProps } from '@mui/material/Tabs';
import type { FocusEvent, ReactNode } from 'react';
import { formatCount } from '../lib/text';
import { TAB_PADDING } from '../theme/components/navigation';
import { easing, motion, radius, tabularNumbers, weight } from '../theme/tokens';
import { fadedEdges, watchEdges } from './fadedEdges';

/** A panel that opens comes up to its place. */
const arrive = keyframes({ from: { transform: 'translateY(6px)' } });

/** Shows where a row of tabs that is wider than its place goes on. */
const watchTabs = (tabs: Element | null) => {
  const list = tabs?.querySelector('[role="tablist"]');
  return list?.parentElement ? watchEdges(list.parentElement, list) : undefined;
};

/**
 * Scrolls a tab that the keys have reached clear of the fade at either end of its row: the browser leaves
 * one that it shows in part where it is. The pointer needs no help, and would miss what moves below it.
 */
function bringClear({ currentTarget: tab }: FocusEvent<HTMLElement>): void {
  const row = tab.closest('.MuiTabs-scroller');
  if (!row || !tab.matches(':focus-visible')) return;
  const [place, edge] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  const clear = parseFloat(getComputedStyle(row).scrollPaddingInlineEnd);
  const before = edge.left + clear - place.left;
  const after = place.right + clear - edge.right;
  if (before > 0) row.scrollLeft -= before;
  else if (after > 0) row.scrollLeft += after;
}

/**
 * The word of the first begins where the page does. Tabs keep the fade while one of them has the focus:
 * it is scrolled clear of it.
 */
const lineLook = {
  '& .MuiTabs-scroller': { ...fadedEdges, ...fadedEdges['&:not(:has(:focus-visible))'] },
  mx: `-${TAB_PADDING}px`,
  // The line below them is as wide as the page.
  backgroundImage: 'linear-gradient(var(--mui-palette-divider), var(--mui-palette-divider))',
  backgroundSize: `calc(100% - ${2 * TAB_PADDING}px) 1px`,
  backgroundPosition: 'bottom',
  backgroundRepeat: 'no-repeat',
} as const;

/** One of two or three, as in a switch, rather than a line of headings. */
const switchLook = {
  width: 'fit-content',
  maxWidth: 1,
  minHeight: 0,
  p: 0.5,
  borderRadius: `${radius.card}px`,
  bgcolor: 'surface.sunken',
  '& .MuiTabs-indicator': { display: 'none' },
  '& .MuiTab-root': { minHeight: 40, mr: 0, py: 1, px: { xs: 1.5, sm: 2 } },
  '& .MuiTab-root.Mui-selected': {
    borderRadius: `${radius.control}px`,
    bgcolor: 'background.paper',
    boxShadow: (theme: Theme) => `inset 0 0 0 1px ${theme.vars.palette.outline}`,
  },
} as const;

export interface PanelTab<Id extends string> {
  /** Has to be the only one of its kind on the page. */
  id: Id;
  label: string;
  /** How many entries its panel holds, beside the label; nothing is said of none. */
  count?: number;
  /** The pointer or the focus rests on the tab: a moment to fetch what its panel needs. */
  onApproach?: () => void;
}

export interface PanelTabsProps<Id extends string> {
  /** Names the tabs for assistive technology. */
  label: string;
  tabs: readonly PanelTab<Id>[];
  /** The tab that is open. */
  value: Id;
  onChange: (id: Id) => void;
  /** What the panel of a tab holds; panels that are not open are there, but hidden. */
  children: (id: Id) => ReactNode;
  /** Looks of the row of tabs, such as whether it scrolls. */
  tabsProps?: Pick<TabsProps, 'variant' | 'scrollButtons'>;
  /** `switch` for tabs below others, which are told apart from them so. */
  look?: 'line' | 'switch';
  /** Least height of a panel in px, so that what is below does not jump while it loads. */
  panelMinHeight?: number;
}

/**
 * Tabs and their panels, tied together for assistive technology. Arrow keys move between the tabs,
 * Enter or Space opens one.
 */
export function PanelTabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
  tabsProps,
  look = 'line',
  panelMinHeight,
}: PanelTabsProps<Id>) {
  return (
    <>
      <Tabs
        {...tabsProps}
        ref={watchTabs}
        value={value}
        onChange={(_, id: Id) => onChange(id)}
        aria-label={label}
        sx={look === 'switch' ? switchLook : lineLook}
      >
        {tabs.map(({ id, label: name, count, onApproach }) => (
          <Tab
            key={id}
            value={id}
            id={`tab-${id}`}
            aria-controls={`panel-${id}`}
            label={count ? <Counted label={name} count={count} /> : name}
            onPointerEnter={onApproach}
            onFocus={(event) => {
              bringClear(event);
              onApproach?.();
            }}
          />
        ))}
      </Tabs>
      {tabs.map(({ id }) => (
        <Box
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          tabIndex={0}
          hidden={id !== value}
          sx={{
            pt: { xs: 3, md: 4 },
            minHeight: panelMinHeight,
            '&[hidden]': { display: 'none' },
            // It moves and does not fade: its text can be read from the first moment on.
            '@media (prefers-reduced-motion: no-preference)': {
              animation: `${arrive} ${motion.base}ms ${easing}`,
            },
          }}
        >
          {children(id)}
        </Box>
      ))}
    </>
  );
}

/** A label and, quieter, how many there are: read out as one name, `Reviews 13`. */
function Counted({ label, count }: { label: string; count: number }) {
  return (
    <span>
      {label}{' '}
      <Box component="span" sx={figures}>
        {formatCount(count)}
      </Box>
    </span>
  );
}

const figures = {
  ...tabularNumbers,
  ml: 0.25,
  fontWeight: weight.regular,
  color: 'text.secondary',
} as const;
