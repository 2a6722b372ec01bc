import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import { keyframes } from '@mui/material/styles';
import Tabs, { type TabsProps } from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { easing, motion } from '../theme/tokens';
import { fadedEdges, watchEdges } from './fadedEdges';

/** A panel that opens comes up to its place. */
const arrive = keyframes({ from: { transform: 'translateY(6px)' } });

/** Shows where a row of tabs that is wider than its place goes on. */
const watchTabs = (tabs: Element | null) => {
  const list = tabs?.querySelector('[role="tablist"]');
  return list?.parentElement ? watchEdges(list.parentElement, list) : undefined;
};

export interface PanelTab<Id extends string> {
  /** Has to be the only one of its kind on the page. */
  id: Id;
  label: string;
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
        sx={{ '& .MuiTabs-scroller': fadedEdges }}
      >
        {tabs.map(({ id, label: name, onApproach }) => (
          <Tab
            key={id}
            value={id}
            id={`tab-${id}`}
            aria-controls={`panel-${id}`}
            label={name}
            onPointerEnter={onApproach}
            onFocus={onApproach}
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
