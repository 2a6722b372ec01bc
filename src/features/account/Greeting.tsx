import type { User } from '../../api/resources/session';
import { formatMonthYear } from '../../lib/dates';
import { HeadFacts } from '../../list/HeadFacts';
import { PageHead } from '../../list/PageHead';
import { Picture } from '../../ui/Picture';
import { labelOf } from '../../lib/text';

const roleLabels: Record<User['roles'][number], string> = {
  buyer: 'Buyer',
  student: 'Student',
  vendor: 'Vendor',
};

/** Who is signed in, since when, and as what. */
export function Greeting({ user }: { user: User }) {
  const facts = [
    { name: 'Member since', value: formatMonthYear(user.memberSince) },
    {
      name: user.roles.length > 1 ? 'Roles' : 'Role',
      value: user.roles.map((role) => labelOf(roleLabels, role)).join(', '),
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
