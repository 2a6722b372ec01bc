import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

/** The heading of a part beside the main column. */
export const AsideHeading = styled('h2')(({ theme }) => ({
  ...theme.typography.h5,
  margin: '0 0 10px',
  overflowWrap: 'anywhere',
  // Above the main column, on phones, such a part says itself what it is.
  '&[data-head]': { [theme.breakpoints.down('md')]: { display: 'none' } },
}));

export interface AsideSectionProps {
  title: string;
  /** True for a part that stands above the main column on phones, without its heading. */
  isHead?: boolean;
  /** `nav` for a part of links alone. */
  component?: 'section' | 'nav';
  children: ReactNode;
}

/** A part of what is beside the main column, under a heading. */
export function AsideSection({
  title,
  isHead = false,
  component: Part = 'section',
  children,
}: AsideSectionProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id} style={{ minWidth: 0 }}>
      <AsideHeading id={id} dir="auto" data-head={isHead || undefined}>
        {title}
      </AsideHeading>
      {children}
    </Part>
  );
}
