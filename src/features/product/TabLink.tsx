import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { AppLink } from '../../routing/AppLink';
import { weight } from '../../theme/tokens';
import { ArrowRightIcon } from '../../ui/icons';

export interface TabLinkProps {
  to: string;
  children: ReactNode;
}

/** Leads from a part of the overview to the tab that has all of it. */
export function TabLink({ to, children }: TabLinkProps) {
  return (
    <Link component={AppLink} to={to} sx={look}>
      {children}
      <ArrowRightIcon />
    </Link>
  );
}

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  fontWeight: weight.strong,
  '& svg': { fontSize: '1.125rem' },
} as const;
