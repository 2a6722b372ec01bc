import Button from '@mui/material/Button';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { EmptyState } from '../ui/EmptyState';
import { PackageIcon } from '../ui/moreIcons';

/**
 * Shown to a partner without a business. Support alone can add one: becoming a partner is for
 * accounts without that role.
 */
export function NoBusiness({ title, then }: { title: string; then: string }) {
  return (
    <EmptyState
      icon={<PackageIcon />}
      title={title}
      description={`Your account has no business yet. Ask support to set one up; then ${then}.`}
      action={
        <Button component={AppLink} to={pathTo('contact')} variant="contained">
          Contact support
        </Button>
      }
    />
  );
}
