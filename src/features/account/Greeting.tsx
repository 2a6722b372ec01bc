import Link from '@mui/material/Link';
import { Fragment } from 'react';
import type { User } from '../../api/resources/session';
import { formatMonthYear } from '../../lib/dates';
import { HeadFacts } from '../../list/HeadFacts';
import { PageHead } from '../../list/PageHead';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { Picture } from '../../ui/Picture';
import { labelOf } from '../../lib/text';

type Role = User['roles'][number];

const roleLabels: Record<Role, string> = {
  buyer: 'Buyer',
  student: 'Student',
  vendor: 'Vendor',
};

/** Where members have what belongs to a role; the buyer's is all around this page. */
const roleAreas: Partial<Record<Role, string>> = {
  student: pathTo('studentPortal'),
  vendor: pathTo('vendorDashboard'),
};

/** A role, with the way to its own pages. */
function RoleName({ role }: { role: Role }) {
  const area = roleAreas[role];
  const label = labelOf(roleLabels, role);
  return area ? (
    <Link component={AppLink} to={area}>
      {label}
    </Link>
  ) : (
    label
  );
}

/** Who is signed in, since when, and as what. */
export function Greeting({ user }: { user: User }) {
  const facts = [
    { name: 'Member since', value: formatMonthYear(user.memberSince) },
    {
      name: user.roles.length > 1 ? 'Roles' : 'Role',
      value: user.roles.map((role, index) => (
        <Fragment key={role}>
          {index > 0 ? ', ' : null}
          <RoleName role={role} />
        </Fragment>
      )),
    },
  ];
  return (
    <PageHead
      title="My Account"
      lead={`Good to see you, ${user.name}.`}
      picture={
        <Picture
          src={user.avatarUrl}
          alt=""
          name={user.name}
          width={72}
          height={72}
          priority
          sx={{ width: 72, height: 72, flexShrink: 0, borderRadius: '50%' }}
        />
      }
    >
      <HeadFacts facts={facts} />
    </PageHead>
  );
}
