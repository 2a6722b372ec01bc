import { useNavigate } from 'react-router-dom';
import { CardForm } from '../../domain/payment/CardForm';
import { PageHead } from '../../list/PageHead';
import { pathTo } from '../../routing/paths';
import { showToast } from '../../ui/toastStore';
import { CardNote } from './CardNote';
import { ResendVerification } from './ResendVerification';

/** Puts a card on file (specification, section 2, account pages). */
export function PaymentMethodPage() {
  const navigate = useNavigate();
  return (
    <>
      <PageHead
        back={{ label: 'Back to payment', to: pathTo('payment') }}
        title="Add payment method"
        lead="A card once, and every checkout offers it."
      />
      <CardNote>
        <CardForm
          beside={<ResendVerification />}
          onAdded={(_, message) => {
            showToast({ severity: 'success', message });
            void navigate(pathTo('payment'));
          }}
        />
      </CardNote>
    </>
  );
}
