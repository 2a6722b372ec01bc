import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../api/resources/session';
import { CardForm } from '../../domain/payment/CardForm';
import { pathTo } from '../../routing/paths';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { showToast } from '../../ui/toastStore';
import { ResendVerification } from './ResendVerification';

/** Puts a card on file (specification, section 2, account pages). */
export function PaymentMethodPage() {
  const navigate = useNavigate();
  const { demo } = useSession();
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Home', to: pathTo('home') },
          { label: 'My Account', to: pathTo('account') },
          { label: 'Payment', to: pathTo('payment') },
          { label: 'Add payment method' },
        ]}
      />
      <Typography variant="h1" sx={{ mt: { xs: 2, md: 3 } }}>
        Add payment method
      </Typography>
      <Typography variant="subtitle1" sx={{ mt: 1, maxWidth: '60ch', color: 'text.secondary' }}>
        We keep the brand, the last four digits and the date; never the number or the CVC.
        {demo ? ` ${demo.notice}` : null}
      </Typography>
      <Box sx={{ maxWidth: 640, mt: { xs: 3, md: 5 } }}>
        <CardForm
          beside={<ResendVerification />}
          onAdded={(_, message) => {
            showToast({ severity: 'success', message });
            void navigate(pathTo('payment'));
          }}
        />
      </Box>
    </>
  );
}
