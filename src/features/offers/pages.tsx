import { OffersPage } from './OffersPage';

/** /buyeroffer */
export function BuyerOffersPage() {
  return (
    <OffersPage
      audience="buyer"
      title="Offers"
      lead="Software and courses that cost less right now, with the largest savings first."
    />
  );
}

/** /studentoffer */
export function StudentOffersPage() {
  return (
    <OffersPage
      audience="student"
      title="Student Offers"
      lead="Courses that cost less right now, and tools whose vendors train you to a certificate."
    />
  );
}
